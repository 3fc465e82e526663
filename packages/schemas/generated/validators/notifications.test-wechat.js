import { errorsOf, conditionOf } from "./runtime.js";

import { ucs2length as func2 } from "./runtime.js";
var form = validate12;
var pattern0 = new RegExp("^\\S+$", "u");
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.to === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" } });
      errors++;
    }
    if (data.template === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "template" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "to" || key0 === "template")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.to !== void 0) {
      let data0 = data.to;
      if (typeof data0 === "string") {
        if (func2(data0) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/to", schemaPath: "#/properties/to/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
        if (func2(data0) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/to", schemaPath: "#/properties/to/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern0.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/to", schemaPath: "#/properties/to/pattern", keyword: "pattern", params: { pattern: "^\\S+$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.template !== void 0) {
      let data1 = data.template;
      if (typeof data1 === "string") {
        if (func2(data1) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/template", schemaPath: "#/properties/template/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
        if (func2(data1) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/template", schemaPath: "#/properties/template/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/template", schemaPath: "#/properties/template/type", keyword: "type", params: { type: "string" } });
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
