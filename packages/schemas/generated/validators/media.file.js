import { errorsOf, conditionOf } from "./runtime.js";

import { ucs2length as func2 } from "./runtime.js";
var form = validate12;
var pattern0 = new RegExp("[^\\s\\p{Cc}\\p{DI}\\u2800]", "u");
var pattern1 = new RegExp("^[a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2}$", "u");
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "altText")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.altText !== void 0) {
      let data0 = data.altText;
      const _errs3 = errors;
      let valid1 = false;
      const _errs4 = errors;
      if (typeof data0 === "string") {
        if (func2(data0) > 1e3) {
          (vErrors ??= []).push({ instancePath: instancePath + "/altText", schemaPath: "#/properties/altText/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
          errors++;
        }
        if (func2(data0) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/altText", schemaPath: "#/properties/altText/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern0.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/altText", schemaPath: "#/properties/altText/anyOf/0/pattern", keyword: "pattern", params: { pattern: "[^\\s\\p{Cc}\\p{DI}\\u2800]" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/altText", schemaPath: "#/properties/altText/anyOf/0/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      var _valid0 = _errs4 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs6 = errors;
        if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
          if (Object.keys(data0).length > 50) {
            (vErrors ??= []).push({ instancePath: instancePath + "/altText", schemaPath: "#/properties/altText/anyOf/1/maxProperties", keyword: "maxProperties", params: { limit: 50 } });
            errors++;
          }
          if (Object.keys(data0).length < 1) {
            (vErrors ??= []).push({ instancePath: instancePath + "/altText", schemaPath: "#/properties/altText/anyOf/1/minProperties", keyword: "minProperties", params: { limit: 1 } });
            errors++;
          }
          for (const key1 in data0) {
            const _errs8 = errors;
            if (typeof key1 === "string") {
              if (!pattern1.test(key1)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/altText", schemaPath: "#/properties/altText/anyOf/1/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2}$" }, propertyName: key1 });
                errors++;
              }
            } else {
              (vErrors ??= []).push({ instancePath: instancePath + "/altText", schemaPath: "#/properties/altText/anyOf/1/propertyNames/type", keyword: "type", params: { type: "string" }, propertyName: key1 });
              errors++;
            }
            var valid2 = _errs8 === errors;
            if (!valid2) {
              (vErrors ??= []).push({ instancePath: instancePath + "/altText", schemaPath: "#/properties/altText/anyOf/1/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } });
              errors++;
            }
          }
          for (const key2 in data0) {
            let data1 = data0[key2];
            if (typeof data1 === "string") {
              if (func2(data1) > 1e3) {
                (vErrors ??= []).push({ instancePath: instancePath + "/altText/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/altText/anyOf/1/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
                errors++;
              }
              if (func2(data1) < 1) {
                (vErrors ??= []).push({ instancePath: instancePath + "/altText/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/altText/anyOf/1/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 } });
                errors++;
              }
              if (!pattern0.test(data1)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/altText/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/altText/anyOf/1/additionalProperties/pattern", keyword: "pattern", params: { pattern: "[^\\s\\p{Cc}\\p{DI}\\u2800]" } });
                errors++;
              }
            } else {
              (vErrors ??= []).push({ instancePath: instancePath + "/altText/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/altText/anyOf/1/additionalProperties/type", keyword: "type", params: { type: "string" } });
              errors++;
            }
          }
        } else {
          (vErrors ??= []).push({ instancePath: instancePath + "/altText", schemaPath: "#/properties/altText/anyOf/1/type", keyword: "type", params: { type: "object" } });
          errors++;
        }
        var _valid0 = _errs6 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        (vErrors ??= []).push({ instancePath: instancePath + "/altText", schemaPath: "#/properties/altText/anyOf", keyword: "anyOf", params: {} });
        errors++;
      } else {
        errors = _errs3;
        if (vErrors !== null) {
          if (_errs3) {
            vErrors.length = _errs3;
          } else {
            vErrors = null;
          }
        }
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
