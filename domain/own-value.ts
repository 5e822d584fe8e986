/** What a record has under a name that a person typed. What every object inherits, such as `constructor`, is not of the record. */
export const ownValue = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** Whether every plain object already has something under this name. */
export const isInherited = (name: string): boolean => name in Object.prototype;
