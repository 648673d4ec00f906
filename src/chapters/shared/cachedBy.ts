/** A function whose value for an object is computed at its first call, and kept for as long as the object is. */
export function cachedBy<Key extends object, More extends readonly unknown[], Value extends object>(
  compute: (key: Key, ...more: More) => Value,
): (key: Key, ...more: More) => Value {
  const values = new WeakMap<Key, Value>();
  return (key, ...more) => {
    const value = values.get(key) ?? compute(key, ...more);
    values.set(key, value);
    return value;
  };
}
