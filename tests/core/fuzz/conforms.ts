/** The part of JSON Schema that the scenario's schema uses. */
interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly items?: Schema | readonly Schema[];
  readonly additionalItems?: boolean;
  readonly minItems?: number;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
}

/** Whether a JSON value has the shape that a schema describes. */
export function conforms(value: unknown, schema: Schema): boolean {
  if (schema.anyOf !== undefined) return schema.anyOf.some((each) => conforms(value, each));
  if (schema.oneOf !== undefined) return schema.oneOf.filter((each) => conforms(value, each)).length === 1;
  if ("const" in schema) return value === schema.const;
  if (schema.enum !== undefined) return schema.enum.includes(value);
  switch (schema.type) {
    case "object":
      return isObject(value) && objectConforms(value, schema);
    case "array":
      return Array.isArray(value) && arrayConforms(value, schema);
    case "boolean":
      return typeof value === "boolean";
    case "string":
      return typeof value === "string";
    case "number":
    case "integer":
      return typeof value === "number" && numberConforms(value, schema);
    default:
      throw new Error(
        `a kind of schema that this test does not know: ${JSON.stringify(schema).slice(0, 80)}`,
      );
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function objectConforms(value: Record<string, unknown>, schema: Schema): boolean {
  const properties = schema.properties ?? {};
  const missing = (schema.required ?? []).some((key) => !(key in value));
  const unknown =
    schema.additionalProperties === false && Object.keys(value).some((key) => !(key in properties));
  if (missing || unknown) return false;
  return Object.entries(value).every(([key, child]) => conforms(child, properties[key] ?? {}));
}

function arrayConforms(value: readonly unknown[], { items, minItems = 0, additionalItems }: Schema): boolean {
  if (value.length < minItems) return false;
  if (!Array.isArray(items))
    return value.every((child) => conforms(child, (items as Schema | undefined) ?? {}));
  const tooMany = additionalItems === false && value.length > items.length;
  return !tooMany && value.every((child, k) => conforms(child, items[k] ?? {}));
}

function numberConforms(value: number, schema: Schema): boolean {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity } = schema;
  return value >= minimum && value <= maximum && value > exclusiveMinimum;
}
