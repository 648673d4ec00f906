/** Computes a value for an object at the first call, and keeps it as long as the object. */
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
