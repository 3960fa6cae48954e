/** Whether a value has a shape. The schemas of `shared/` weigh more than the card itself, so a page gets these. */
export type Shape = (value: unknown) => boolean;

export const isText: Shape = (value) => typeof value === 'string';
export const isNumber: Shape = (value) => typeof value === 'number' && Number.isFinite(value);
export const isWhole: Shape = (value) => Number.isSafeInteger(value);
export const isFlag: Shape = (value) => typeof value === 'boolean';

export const oneOf =
  (...values: readonly unknown[]): Shape =>
  (value) =>
    values.includes(value);

export const isOptional =
  (shape: Shape): Shape =>
  (value) =>
    value === undefined || shape(value);

export const isNullable =
  (shape: Shape): Shape =>
  (value) =>
    value === null || shape(value);

export const isListOf =
  (shape: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every(shape);

export const isAny =
  (...shapes: readonly Shape[]): Shape =>
  (value) =>
    shapes.some((shape) => shape(value));

/** Fields beside the named ones are left alone. */
export const isObject =
  (fields: Record<string, Shape>): Shape =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(fields).every(([name, shape]) => shape((value as Record<string, unknown>)[name]));
