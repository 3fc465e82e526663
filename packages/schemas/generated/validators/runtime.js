function instantOf(text) {
  if (!/^\d{4}-\d\d-\d\d(?:$|[t\s]\d\d:)/i.test(text)) return Number.NaN;
  return Date.parse(
    text.replace(/(:\d\d(?:\.\d+)?[+-]\d\d)(\d\d)?$/, (_all, hours, minutes = "00") => `${hours}:${minutes}`)
  );
}

function isMultiple(value, step) {
  if (Number.isSafeInteger(value) && Number.isSafeInteger(step)) return value % step === 0;
  const { whole, size } = inOneUnit(value, step);
  return whole % size === 0n;
}
function decimalOf(text) {
  const [mantissa = "", power = "0"] = text.split(/e/i);
  const [whole = "", fraction = ""] = mantissa.replace(/^[+-]/, "").split(".");
  const digits = (whole + fraction).replace(/^0+/, "");
  let end = digits.length;
  while (digits[end - 1] === "0") end -= 1;
  if (end === 0) return { digits: "", exponent: 0 };
  const sign = mantissa.startsWith("-") ? "-" : "";
  return { digits: sign + digits.slice(0, end), exponent: Number(power) - fraction.length + digits.length - end };
}
function inOneUnit(value, step) {
  const [one, other] = [decimalOf(String(value)), decimalOf(String(step))];
  const exponent = Math.min(one.exponent, other.exponent);
  const wholeOf = (decimal) => BigInt(decimal.digits) * 10n ** BigInt(decimal.exponent - exponent);
  return { whole: wholeOf(one), size: wholeOf(other), exponent };
}

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
  const counts = /* @__PURE__ */ new Map();
  return (test.errors ?? []).flatMap(({ keyword, instancePath, schemaPath, params }) => {
    const count = (counts.get(schemaPath) ?? 0) + 1;
    counts.set(schemaPath, count);
    return count > 1e3 ? [] : [{ keyword, instancePath, schemaPath, params: { ...params } }];
  });
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
  instantOf,
  isMultiple,
  jsonErrorLine,
  ucs2length
};
