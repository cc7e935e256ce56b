/** As much of a JSON Schema as the API's document uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  examples?: unknown[];
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  minimum?: number;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

/** A value of this schema: its own example where it has one, else made of its parts' examples. */
export function sample(schema: Schema, components: Record<string, Schema>): unknown {
  if (schema.$ref) return sample(components[schema.$ref.split("/").pop() ?? ""] ?? {}, components);
  const { examples, anyOf, items, properties, required = [] } = schema;
  const values = [...(examples ?? []), schema.default, schema.const, ...(schema.enum ?? [])];
  const example = values.find((value) => value !== undefined);
  if (example !== undefined) return example;
  if (anyOf) return sample(anyOf[0] ?? {}, components);
  if (items) return [sample(items, components)];
  if (properties) {
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([name, property]) => required.includes(name) || property.examples)
        .map(([name, property]) => [name, sample(property, components)]),
    );
  }
  const [type] = [schema.type].flat();
  if (type === "integer" || type === "number") return schema.minimum ?? 1;
  return type === "boolean" ? false : type === "string" ? "text" : {};
}
