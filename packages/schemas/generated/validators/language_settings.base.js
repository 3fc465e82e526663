import { errorsOf, conditionOf } from "./runtime.js";

import { ucs2length as func2 } from "./runtime.js";
var form = validate12;
var pattern0 = new RegExp("^[a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2}$", "u");
var pattern1 = new RegExp("^[A-Za-z0-9_-]+$", "u");
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "languages" || key0 === "languagePack")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.languages !== void 0) {
      let data0 = data.languages;
      if (Array.isArray(data0)) {
        if (data0.length > 50) {
          (vErrors ??= []).push({ instancePath: instancePath + "/languages", schemaPath: "#/properties/languages/maxItems", keyword: "maxItems", params: { limit: 50 } });
          errors++;
        }
        if (data0.length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/languages", schemaPath: "#/properties/languages/minItems", keyword: "minItems", params: { limit: 1 } });
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 === "string") {
            if (func2(data1) > 20) {
              (vErrors ??= []).push({ instancePath: instancePath + "/languages/" + i0, schemaPath: "#/properties/languages/items/maxLength", keyword: "maxLength", params: { limit: 20 } });
              errors++;
            }
            if (!pattern0.test(data1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/languages/" + i0, schemaPath: "#/properties/languages/items/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2}$" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/languages/" + i0, schemaPath: "#/properties/languages/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data0[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              (vErrors ??= []).push({ instancePath: instancePath + "/languages", schemaPath: "#/properties/languages/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } });
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/languages", schemaPath: "#/properties/languages/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.languagePack !== void 0) {
      let data2 = data.languagePack;
      if (typeof data2 === "string") {
        if (func2(data2) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/languagePack", schemaPath: "#/properties/languagePack/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
        if (!pattern1.test(data2)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/languagePack", schemaPath: "#/properties/languagePack/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/languagePack", schemaPath: "#/properties/languagePack/type", keyword: "type", params: { type: "string" } });
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
