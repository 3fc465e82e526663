import { errorsOf, conditionOf } from "./runtime.js";

import { ucs2length as func2 } from "./runtime.js";
var form = validate12;
var pattern0 = new RegExp("^\\+?\\d{5,20}$", "u");
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
      if (!(key0 === "to" || key0 === "template" || key0 === "values")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.to !== void 0) {
      let data0 = data.to;
      if (typeof data0 === "string") {
        if (func2(data0) > 21) {
          (vErrors ??= []).push({ instancePath: instancePath + "/to", schemaPath: "#/properties/to/maxLength", keyword: "maxLength", params: { limit: 21 } });
          errors++;
        }
        if (!pattern0.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/to", schemaPath: "#/properties/to/pattern", keyword: "pattern", params: { pattern: "^\\+?\\d{5,20}$" } });
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
    if (data.values !== void 0) {
      let data2 = data.values;
      if (Array.isArray(data2)) {
        if (data2.length > 20) {
          (vErrors ??= []).push({ instancePath: instancePath + "/values", schemaPath: "#/properties/values/maxItems", keyword: "maxItems", params: { limit: 20 } });
          errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.name === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0, schemaPath: "#/properties/values/items/required", keyword: "required", params: { missingProperty: "name" } });
              errors++;
            }
            if (data3.value === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0, schemaPath: "#/properties/values/items/required", keyword: "required", params: { missingProperty: "value" } });
              errors++;
            }
            for (const key1 in data3) {
              if (!(key1 === "name" || key1 === "value")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0, schemaPath: "#/properties/values/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
                errors++;
              }
            }
            if (data3.name !== void 0) {
              let data4 = data3.name;
              if (typeof data4 === "string") {
                if (func2(data4) > 50) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0 + "/name", schemaPath: "#/properties/values/items/properties/name/maxLength", keyword: "maxLength", params: { limit: 50 } });
                  errors++;
                }
                if (func2(data4) < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0 + "/name", schemaPath: "#/properties/values/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0 + "/name", schemaPath: "#/properties/values/items/properties/name/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
            if (data3.value !== void 0) {
              let data5 = data3.value;
              if (typeof data5 === "string") {
                if (func2(data5) > 100) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0 + "/value", schemaPath: "#/properties/values/items/properties/value/maxLength", keyword: "maxLength", params: { limit: 100 } });
                  errors++;
                }
                if (func2(data5) < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0 + "/value", schemaPath: "#/properties/values/items/properties/value/minLength", keyword: "minLength", params: { limit: 1 } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0 + "/value", schemaPath: "#/properties/values/items/properties/value/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0, schemaPath: "#/properties/values/items/type", keyword: "type", params: { type: "object" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/values", schemaPath: "#/properties/values/type", keyword: "type", params: { type: "array" } });
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
