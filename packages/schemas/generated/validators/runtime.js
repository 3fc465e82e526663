function jsonErrorLine(text) {
  try {
    JSON.parse(text);
    return void 0;
  } catch {
    return text.slice(0, Math.min(errorOffset(text), contentEnd(text))).split("\n").length;
  }
}
function contentEnd(text) {
  let end = text.length;
  while (end > 0 && " 	\r\n".includes(text.charAt(end - 1))) end -= 1;
  return end;
}
function errorOffset(text) {
  const open = [];
  let expected = "value";
  let at = 0;
  for (; ; ) {
    const start = matchEnd(blanks, text, at) ?? at;
    at = tokenEnd(text, start) ?? start;
    const token = text.slice(start, at);
    expected = expected && token !== "" ? following(token, expected, open) : void 0;
    if (expected === void 0) return start;
  }
}
var blanks = /[ \t\r\n]*/y;
var tokens = /[{}[\],:]|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;
var plainCharacters = /[ !#-[\]-\uffff]*/y;
var escape = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;
function tokenEnd(text, from) {
  return text[from] === '"' ? stringEnd(text, from + 1) : matchEnd(tokens, text, from);
}
function stringEnd(text, from) {
  for (let at = from; at !== void 0; at = matchEnd(escape, text, at)) {
    at = matchEnd(plainCharacters, text, at) ?? at;
    if (text[at] === '"') return at + 1;
  }
  return void 0;
}
function matchEnd(pattern, text, from) {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : void 0;
}
function following(token, expected, open) {
  switch (expected) {
    case "value":
    case "firstItem":
      if (token === "]" && expected === "firstItem") return closed(token, open);
      if (token === "[" || token === "{") {
        open.push(token);
        return token === "[" ? "firstItem" : "firstName";
      }
      return /^[}\],:]/.test(token) ? void 0 : "separator";
    case "firstName":
    case "name":
      if (token === "}" && expected === "firstName") return closed(token, open);
      return token.startsWith('"') ? "colon" : void 0;
    case "colon":
      return token === ":" ? "value" : void 0;
    case "separator":
      if (token !== ",") return closed(token, open);
      return open.length === 0 ? void 0 : open.at(-1) === "[" ? "value" : "name";
  }
}
function closed(token, open) {
  const opening = token === "]" ? "[" : token === "}" ? "{" : void 0;
  return opening !== void 0 && open.pop() === opening ? "separator" : void 0;
}

function errorsOf(test, value) {
  if (test(value)) return [];
  return (test.errors ?? []).map(({ keyword, instancePath, schemaPath, params }) => ({
    keyword,
    instancePath,
    schemaPath,
    params: { ...params }
  }));
}
function entityOf(test) {
  return { validate: (value) => errorsOf(test, value), isValid: test };
}
function conditionOf(test) {
  return (value) => test(value ?? {});
}
function ucs2length(text) {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}
function equal(a, b) {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))];
  return left.length === right.size && left.every(([key, value]) => right.has(key) && equal(value, right.get(key)));
}
export {
  conditionOf,
  entityOf,
  equal,
  errorsOf,
  jsonErrorLine,
  ucs2length
};
