import { errorsOf, conditionOf } from "./runtime.js";

import { ucs2length as func2 } from "./runtime.js";
var form = validate12;
var schema13 = { "type": "object", "additionalProperties": false, "required": ["toKind", "to"], "properties": { "toKind": { "type": "string", "enum": ["userId", "mobile"] }, "to": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "^[^\\s,]+$" } } };
var pattern0 = new RegExp("^[^\\s,]+$", "u");
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.toKind === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "toKind" } });
      errors++;
    }
    if (data.to === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "toKind" || key0 === "to")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.toKind !== void 0) {
      let data0 = data.toKind;
      if (typeof data0 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/toKind", schemaPath: "#/properties/toKind/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data0 === "userId" || data0 === "mobile")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/toKind", schemaPath: "#/properties/toKind/enum", keyword: "enum", params: { allowedValues: schema13.properties.toKind.enum } });
        errors++;
      }
    }
    if (data.to !== void 0) {
      let data1 = data.to;
      if (typeof data1 === "string") {
        if (func2(data1) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/to", schemaPath: "#/properties/to/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
        if (func2(data1) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/to", schemaPath: "#/properties/to/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern0.test(data1)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/to", schemaPath: "#/properties/to/pattern", keyword: "pattern", params: { pattern: "^[^\\s,]+$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate12.errors = vErrors;
  return errors === 0;
}

var compiledForm = {
  validate: (value) => errorsOf(form, value),
  conditions: [],
  isVisible: () => true
};
export {
  compiledForm
};
