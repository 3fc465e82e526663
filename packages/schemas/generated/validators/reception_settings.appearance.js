import { errorsOf, conditionOf } from "./runtime.js";

import { ucs2length as func2 } from "./runtime.js";
var form = validate12;
var schema13 = { "type": "object", "additionalProperties": false, "properties": { "reception_name": { "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 1e3, "pattern": "[^\\s\\p{Cc}\\p{DI}\\u2800]" }, { "type": "object", "minProperties": 1, "maxProperties": 50, "propertyNames": { "type": "string", "pattern": "^[a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2}$" }, "additionalProperties": { "type": "string", "minLength": 1, "maxLength": 1e3, "pattern": "[^\\s\\p{Cc}\\p{DI}\\u2800]" } }] }, "layout": { "type": "string", "enum": ["layout1", "layout2"] }, "layout_mode": { "type": "string", "enum": ["inline", "vertical"] }, "theme": { "type": "object", "additionalProperties": false, "required": ["id", "name", "type"], "properties": { "id": { "type": "string", "minLength": 1, "maxLength": 64 }, "name": { "type": "string", "minLength": 1, "maxLength": 100 }, "type": { "type": "string", "enum": ["builtIn", "custom"] }, "isDark": { "type": "boolean" }, "tokens": { "type": "object", "maxProperties": 300, "propertyNames": { "type": "string", "pattern": "^[A-Za-z][A-Za-z0-9]{0,63}$" }, "additionalProperties": { "anyOf": [{ "type": "string", "maxLength": 200, "pattern": "^[^;{}<>]*$" }, { "type": "number" }, { "type": "boolean" }] } } } }, "rectption_module": { "type": "string", "maxLength": 200 } } };
var pattern0 = new RegExp("[^\\s\\p{Cc}\\p{DI}\\u2800]", "u");
var pattern1 = new RegExp("^[a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2}$", "u");
var pattern3 = new RegExp("^[A-Za-z][A-Za-z0-9]{0,63}$", "u");
var pattern4 = new RegExp("^[^;{}<>]*$", "u");
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "reception_name" || key0 === "layout" || key0 === "layout_mode" || key0 === "theme" || key0 === "rectption_module")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.reception_name !== void 0) {
      let data0 = data.reception_name;
      const _errs3 = errors;
      let valid1 = false;
      const _errs4 = errors;
      if (typeof data0 === "string") {
        if (func2(data0) > 1e3) {
          (vErrors ??= []).push({ instancePath: instancePath + "/reception_name", schemaPath: "#/properties/reception_name/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
          errors++;
        }
        if (func2(data0) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/reception_name", schemaPath: "#/properties/reception_name/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern0.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/reception_name", schemaPath: "#/properties/reception_name/anyOf/0/pattern", keyword: "pattern", params: { pattern: "[^\\s\\p{Cc}\\p{DI}\\u2800]" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/reception_name", schemaPath: "#/properties/reception_name/anyOf/0/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      var _valid0 = _errs4 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs6 = errors;
        if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
          if (Object.keys(data0).length > 50) {
            (vErrors ??= []).push({ instancePath: instancePath + "/reception_name", schemaPath: "#/properties/reception_name/anyOf/1/maxProperties", keyword: "maxProperties", params: { limit: 50 } });
            errors++;
          }
          if (Object.keys(data0).length < 1) {
            (vErrors ??= []).push({ instancePath: instancePath + "/reception_name", schemaPath: "#/properties/reception_name/anyOf/1/minProperties", keyword: "minProperties", params: { limit: 1 } });
            errors++;
          }
          for (const key1 in data0) {
            const _errs8 = errors;
            if (typeof key1 === "string") {
              if (!pattern1.test(key1)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/reception_name", schemaPath: "#/properties/reception_name/anyOf/1/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2}$" }, propertyName: key1 });
                errors++;
              }
            } else {
              (vErrors ??= []).push({ instancePath: instancePath + "/reception_name", schemaPath: "#/properties/reception_name/anyOf/1/propertyNames/type", keyword: "type", params: { type: "string" }, propertyName: key1 });
              errors++;
            }
            var valid2 = _errs8 === errors;
            if (!valid2) {
              (vErrors ??= []).push({ instancePath: instancePath + "/reception_name", schemaPath: "#/properties/reception_name/anyOf/1/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } });
              errors++;
            }
          }
          for (const key2 in data0) {
            let data1 = data0[key2];
            if (typeof data1 === "string") {
              if (func2(data1) > 1e3) {
                (vErrors ??= []).push({ instancePath: instancePath + "/reception_name/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/reception_name/anyOf/1/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
                errors++;
              }
              if (func2(data1) < 1) {
                (vErrors ??= []).push({ instancePath: instancePath + "/reception_name/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/reception_name/anyOf/1/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 } });
                errors++;
              }
              if (!pattern0.test(data1)) {
                (vErrors ??= []).push({ instancePath: instancePath + "/reception_name/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/reception_name/anyOf/1/additionalProperties/pattern", keyword: "pattern", params: { pattern: "[^\\s\\p{Cc}\\p{DI}\\u2800]" } });
                errors++;
              }
            } else {
              (vErrors ??= []).push({ instancePath: instancePath + "/reception_name/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/reception_name/anyOf/1/additionalProperties/type", keyword: "type", params: { type: "string" } });
              errors++;
            }
          }
        } else {
          (vErrors ??= []).push({ instancePath: instancePath + "/reception_name", schemaPath: "#/properties/reception_name/anyOf/1/type", keyword: "type", params: { type: "object" } });
          errors++;
        }
        var _valid0 = _errs6 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        (vErrors ??= []).push({ instancePath: instancePath + "/reception_name", schemaPath: "#/properties/reception_name/anyOf", keyword: "anyOf", params: {} });
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
    if (data.layout !== void 0) {
      let data2 = data.layout;
      if (typeof data2 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/layout", schemaPath: "#/properties/layout/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data2 === "layout1" || data2 === "layout2")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/layout", schemaPath: "#/properties/layout/enum", keyword: "enum", params: { allowedValues: schema13.properties.layout.enum } });
        errors++;
      }
    }
    if (data.layout_mode !== void 0) {
      let data3 = data.layout_mode;
      if (typeof data3 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/layout_mode", schemaPath: "#/properties/layout_mode/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data3 === "inline" || data3 === "vertical")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/layout_mode", schemaPath: "#/properties/layout_mode/enum", keyword: "enum", params: { allowedValues: schema13.properties.layout_mode.enum } });
        errors++;
      }
    }
    if (data.theme !== void 0) {
      let data4 = data.theme;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.id === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/theme", schemaPath: "#/properties/theme/required", keyword: "required", params: { missingProperty: "id" } });
          errors++;
        }
        if (data4.name === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/theme", schemaPath: "#/properties/theme/required", keyword: "required", params: { missingProperty: "name" } });
          errors++;
        }
        if (data4.type === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/theme", schemaPath: "#/properties/theme/required", keyword: "required", params: { missingProperty: "type" } });
          errors++;
        }
        for (const key3 in data4) {
          if (!(key3 === "id" || key3 === "name" || key3 === "type" || key3 === "isDark" || key3 === "tokens")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/theme", schemaPath: "#/properties/theme/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } });
            errors++;
          }
        }
        if (data4.id !== void 0) {
          let data5 = data4.id;
          if (typeof data5 === "string") {
            if (func2(data5) > 64) {
              (vErrors ??= []).push({ instancePath: instancePath + "/theme/id", schemaPath: "#/properties/theme/properties/id/maxLength", keyword: "maxLength", params: { limit: 64 } });
              errors++;
            }
            if (func2(data5) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/theme/id", schemaPath: "#/properties/theme/properties/id/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/theme/id", schemaPath: "#/properties/theme/properties/id/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data4.name !== void 0) {
          let data6 = data4.name;
          if (typeof data6 === "string") {
            if (func2(data6) > 100) {
              (vErrors ??= []).push({ instancePath: instancePath + "/theme/name", schemaPath: "#/properties/theme/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 } });
              errors++;
            }
            if (func2(data6) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/theme/name", schemaPath: "#/properties/theme/properties/name/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/theme/name", schemaPath: "#/properties/theme/properties/name/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data4.type !== void 0) {
          let data7 = data4.type;
          if (typeof data7 !== "string") {
            (vErrors ??= []).push({ instancePath: instancePath + "/theme/type", schemaPath: "#/properties/theme/properties/type/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          if (!(data7 === "builtIn" || data7 === "custom")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/theme/type", schemaPath: "#/properties/theme/properties/type/enum", keyword: "enum", params: { allowedValues: schema13.properties.theme.properties.type.enum } });
            errors++;
          }
        }
        if (data4.isDark !== void 0) {
          if (typeof data4.isDark !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/theme/isDark", schemaPath: "#/properties/theme/properties/isDark/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data4.tokens !== void 0) {
          let data9 = data4.tokens;
          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
            if (Object.keys(data9).length > 300) {
              (vErrors ??= []).push({ instancePath: instancePath + "/theme/tokens", schemaPath: "#/properties/theme/properties/tokens/maxProperties", keyword: "maxProperties", params: { limit: 300 } });
              errors++;
            }
            for (const key4 in data9) {
              const _errs30 = errors;
              if (typeof key4 === "string") {
                if (!pattern3.test(key4)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/theme/tokens", schemaPath: "#/properties/theme/properties/tokens/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9]{0,63}$" }, propertyName: key4 });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/theme/tokens", schemaPath: "#/properties/theme/properties/tokens/propertyNames/type", keyword: "type", params: { type: "string" }, propertyName: key4 });
                errors++;
              }
              var valid5 = _errs30 === errors;
              if (!valid5) {
                (vErrors ??= []).push({ instancePath: instancePath + "/theme/tokens", schemaPath: "#/properties/theme/properties/tokens/propertyNames", keyword: "propertyNames", params: { propertyName: key4 } });
                errors++;
              }
            }
            for (const key5 in data9) {
              let data10 = data9[key5];
              const _errs34 = errors;
              let valid7 = false;
              const _errs35 = errors;
              if (typeof data10 === "string") {
                if (func2(data10) > 200) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/theme/tokens/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/theme/properties/tokens/additionalProperties/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 200 } });
                  errors++;
                }
                if (!pattern4.test(data10)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/theme/tokens/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/theme/properties/tokens/additionalProperties/anyOf/0/pattern", keyword: "pattern", params: { pattern: "^[^;{}<>]*$" } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/theme/tokens/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/theme/properties/tokens/additionalProperties/anyOf/0/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
              var _valid1 = _errs35 === errors;
              valid7 = valid7 || _valid1;
              if (!valid7) {
                const _errs37 = errors;
                if (!(typeof data10 == "number" && isFinite(data10))) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/theme/tokens/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/theme/properties/tokens/additionalProperties/anyOf/1/type", keyword: "type", params: { type: "number" } });
                  errors++;
                }
                var _valid1 = _errs37 === errors;
                valid7 = valid7 || _valid1;
                if (!valid7) {
                  const _errs39 = errors;
                  if (typeof data10 !== "boolean") {
                    (vErrors ??= []).push({ instancePath: instancePath + "/theme/tokens/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/theme/properties/tokens/additionalProperties/anyOf/2/type", keyword: "type", params: { type: "boolean" } });
                    errors++;
                  }
                  var _valid1 = _errs39 === errors;
                  valid7 = valid7 || _valid1;
                }
              }
              if (!valid7) {
                (vErrors ??= []).push({ instancePath: instancePath + "/theme/tokens/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/theme/properties/tokens/additionalProperties/anyOf", keyword: "anyOf", params: {} });
                errors++;
              } else {
                errors = _errs34;
                if (vErrors !== null) {
                  if (_errs34) {
                    vErrors.length = _errs34;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/theme/tokens", schemaPath: "#/properties/theme/properties/tokens/type", keyword: "type", params: { type: "object" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/theme", schemaPath: "#/properties/theme/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.rectption_module !== void 0) {
      let data11 = data.rectption_module;
      if (typeof data11 === "string") {
        if (func2(data11) > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/rectption_module", schemaPath: "#/properties/rectption_module/maxLength", keyword: "maxLength", params: { limit: 200 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/rectption_module", schemaPath: "#/properties/rectption_module/type", keyword: "type", params: { type: "string" } });
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
