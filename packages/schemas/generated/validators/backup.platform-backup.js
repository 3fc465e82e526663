import { errorsOf, conditionOf } from "./runtime.js";

import { ucs2length as func2 } from "./runtime.js";
var form = validate12;
var pattern0 = new RegExp("\\S", "u");
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } });
      errors++;
    }
    if (data.parts === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "parts" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "name" || key0 === "parts")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func2(data0) > 30) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 30 } });
          errors++;
        }
        if (func2(data0) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern0.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "\\S" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.parts !== void 0) {
      let data1 = data.parts;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (Object.keys(data1).length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/parts", schemaPath: "#/properties/parts/minProperties", keyword: "minProperties", params: { limit: 1 } });
          errors++;
        }
        for (const key1 in data1) {
          if (!(key1 === "document" || key1 === "settings" || key1 === "timeseries_record")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/parts", schemaPath: "#/properties/parts/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data1.document !== void 0) {
          if (typeof data1.document !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/parts/document", schemaPath: "#/properties/parts/properties/document/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data1.settings !== void 0) {
          if (typeof data1.settings !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/parts/settings", schemaPath: "#/properties/parts/properties/settings/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data1.timeseries_record !== void 0) {
          if (typeof data1.timeseries_record !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/parts/timeseries_record", schemaPath: "#/properties/parts/properties/timeseries_record/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/parts", schemaPath: "#/properties/parts/type", keyword: "type", params: { type: "object" } });
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
