const KINDS: Record<string, string> = {
  string: "टेक्स्ट दें।",
  number: "एक संख्या दें।",
  int: "एक पूरी संख्या दें।",
  array: "एक सूची दें।",
  object: "नाम वाले मानों का एक ऑब्जेक्ट दें।",
  boolean: "true या false दें।",
};

/** With the space before them: a number has no unit. */
const COUNTED: Record<string, [one: string, many: string]> = {
  string: [" अक्षर", " अक्षर"],
  array: [" चीज़", " चीज़ें"],
};

const unitOf = (kind: string, limit: number | bigint) => COUNTED[kind]?.[limit === 1 ? 0 : 1] ?? "";

export const missing = "यह भरना बाकी है।";
export const wanted = (kind: string) => KINDS[kind];
export const oneOf = (values: unknown[]) => `इनमें से एक चुनें: ${values.join(", ")}।`;
export const atLeast = (kind: string, limit: number | bigint) =>
  `कम से कम ${limit}${unitOf(kind, limit)} दें।`;
export const moreThan = (kind: string, limit: number | bigint) =>
  `${limit} से ज़्यादा${COUNTED[kind]?.[1] ?? ""} दें।`;
export const atMost = (kind: string, limit: number | bigint) =>
  `ज़्यादा से ज़्यादा ${limit}${unitOf(kind, limit)} दें।`;
