import { errorsOf, conditionOf } from "./runtime.js";

import { ucs2length as func2 } from "./runtime.js";
var form = validate12;
var pattern0 = new RegExp("[^\\s\\p{Cc}\\p{DI}\\u2800]", "u");
var pattern1 = new RegExp("^[a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2}$", "u");
var pattern3 = new RegExp("^([Hh][Tt][Tt][Pp][Ss]?://\\P{Cc}*$|[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/[A-Za-z0-9.+-]+;[Bb][Aa][Ss][Ee]64,|[^:\\p{Cc}]*$)", "u");
var formats0 = /^(?:https?:\/\/(?:[^\s/?#@]*@)?(?:\[[\da-f:.]+\]|[^\s\p{Cc}/?#@:[\]<>\\^|%]+)(?::(?:0*(?:6553[0-5]|655[0-2]\d|65[0-4]\d{2}|6[0-4]\d{3}|[1-5]\d{4}|\d{1,4}))?)?(?=[/?#]|$)|(?!https?:))/iu;
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "name" || key0 === "copyright" || key0 === "logo" || key0 === "backgroundImage" || key0 === "language" || key0 === "tsdbRetentionPolicyShow")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      const _errs3 = errors;
      let valid1 = false;
      const _errs4 = errors;
      if (typeof data0 === "string") {
        if (func2(data0) > 1e3) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
          errors++;
        }
        if (func2(data0) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern0.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/anyOf/0/pattern", keyword: "pattern", params: { pattern: "[^\\s\\p{Cc}\\p{DI}\\u2800]" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/anyOf/0/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      var _valid0 = _errs4 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs6 = errors;
        if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
          if (Object.keys(data0).length > 50) {
            (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/anyOf/1/maxProperties", keyword: "maxProperties", params: { limit: 50 } });
            errors++;
          }
          if (Object.keys(data0).length < 1) {
            (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/anyOf/1/minProperties", keyword: "minProperties", params: { limit: 1 } });
            errors++;
          }
          for (const key1 in data0) {
            const _errs8 = errors;
            if (typeof key1 === "string") {
              if (!pattern1.test(key1)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/anyOf/1/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2}$" }, propertyName: key1 });
                errors++;
              }
            } else {
              (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/anyOf/1/propertyNames/type", keyword: "type", params: { type: "string" }, propertyName: key1 });
              errors++;
            }
            var valid2 = _errs8 === errors;
            if (!valid2) {
              (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/anyOf/1/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } });
              errors++;
            }
          }
          for (const key2 in data0) {
            let data1 = data0[key2];
            if (typeof data1 === "string") {
              if (func2(data1) > 1e3) {
                (vErrors ??= []).push({ instancePath: instancePath + "/name/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/name/anyOf/1/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
                errors++;
              }
              if (func2(data1) < 1) {
                (vErrors ??= []).push({ instancePath: instancePath + "/name/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/name/anyOf/1/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 } });
                errors++;
              }
              if (!pattern0.test(data1)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/name/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/name/anyOf/1/additionalProperties/pattern", keyword: "pattern", params: { pattern: "[^\\s\\p{Cc}\\p{DI}\\u2800]" } });
                errors++;
              }
            } else {
              (vErrors ??= []).push({ instancePath: instancePath + "/name/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/name/anyOf/1/additionalProperties/type", keyword: "type", params: { type: "string" } });
              errors++;
            }
          }
        } else {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/anyOf/1/type", keyword: "type", params: { type: "object" } });
          errors++;
        }
        var _valid0 = _errs6 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/anyOf", keyword: "anyOf", params: {} });
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
    if (data.copyright !== void 0) {
      let data2 = data.copyright;
      if (typeof data2 === "string") {
        if (func2(data2) > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/copyright", schemaPath: "#/properties/copyright/maxLength", keyword: "maxLength", params: { limit: 500 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/copyright", schemaPath: "#/properties/copyright/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.logo !== void 0) {
      let data3 = data.logo;
      if (typeof data3 === "string") {
        if (func2(data3) > 65536) {
          (vErrors ??= []).push({ instancePath: instancePath + "/logo", schemaPath: "#/properties/logo/maxLength", keyword: "maxLength", params: { limit: 65536 } });
          errors++;
        }
        if (func2(data3) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/logo", schemaPath: "#/properties/logo/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern3.test(data3)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/logo", schemaPath: "#/properties/logo/pattern", keyword: "pattern", params: { pattern: "^([Hh][Tt][Tt][Pp][Ss]?://\\P{Cc}*$|[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/[A-Za-z0-9.+-]+;[Bb][Aa][Ss][Ee]64,|[^:\\p{Cc}]*$)" } });
          errors++;
        }
        if (!formats0.test(data3)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/logo", schemaPath: "#/properties/logo/format", keyword: "format", params: { format: "web-address" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/logo", schemaPath: "#/properties/logo/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.backgroundImage !== void 0) {
      let data4 = data.backgroundImage;
      if (typeof data4 === "string") {
        if (func2(data4) > 65536) {
          (vErrors ??= []).push({ instancePath: instancePath + "/backgroundImage", schemaPath: "#/properties/backgroundImage/maxLength", keyword: "maxLength", params: { limit: 65536 } });
          errors++;
        }
        if (func2(data4) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/backgroundImage", schemaPath: "#/properties/backgroundImage/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern3.test(data4)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/backgroundImage", schemaPath: "#/properties/backgroundImage/pattern", keyword: "pattern", params: { pattern: "^([Hh][Tt][Tt][Pp][Ss]?://\\P{Cc}*$|[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/[A-Za-z0-9.+-]+;[Bb][Aa][Ss][Ee]64,|[^:\\p{Cc}]*$)" } });
          errors++;
        }
        if (!formats0.test(data4)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/backgroundImage", schemaPath: "#/properties/backgroundImage/format", keyword: "format", params: { format: "web-address" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/backgroundImage", schemaPath: "#/properties/backgroundImage/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.language !== void 0) {
      let data5 = data.language;
      if (typeof data5 === "string") {
        if (func2(data5) > 20) {
          (vErrors ??= []).push({ instancePath: instancePath + "/language", schemaPath: "#/properties/language/maxLength", keyword: "maxLength", params: { limit: 20 } });
          errors++;
        }
        if (!pattern1.test(data5)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/language", schemaPath: "#/properties/language/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2}$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/language", schemaPath: "#/properties/language/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.tsdbRetentionPolicyShow !== void 0) {
      if (typeof data.tsdbRetentionPolicyShow !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/tsdbRetentionPolicyShow", schemaPath: "#/properties/tsdbRetentionPolicyShow/type", keyword: "type", params: { type: "boolean" } });
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
