import { errorsOf, conditionOf } from "./runtime.js";

import { ucs2length as func2 } from "./runtime.js";
var form = validate12;
var schema13 = { "type": "object", "additionalProperties": false, "required": ["name"], "properties": { "name": { "type": "string", "format": "line", "minLength": 1, "maxLength": 100 }, "isDark": { "type": "boolean" }, "tokens": { "type": "object", "additionalProperties": false, "properties": { "colorPrimary": { "type": "string", "maxLength": 200 }, "colorInfo": { "type": "string", "maxLength": 200 }, "colorSuccess": { "type": "string", "maxLength": 200 }, "colorWarning": { "type": "string", "maxLength": 200 }, "colorError": { "type": "string", "maxLength": 200 }, "colorBgBase": { "type": "string", "maxLength": 200 }, "colorTextBase": { "type": "string", "maxLength": 200 }, "borderRadius": { "type": "integer", "minimum": 0, "maximum": 32 }, "fontSize": { "type": "integer", "minimum": 10, "maximum": 24 } } } } };
var formats0 = /^(?:[^\s\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff](?:[^\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]*[^\s\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff])?)?$/u;
var func9 = Object.prototype.hasOwnProperty;
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "name" || key0 === "isDark" || key0 === "tokens")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func2(data0) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
        if (func2(data0) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!formats0.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/format", keyword: "format", params: { format: "line" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.isDark !== void 0) {
      if (typeof data.isDark !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/isDark", schemaPath: "#/properties/isDark/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.tokens !== void 0) {
      let data2 = data.tokens;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        for (const key1 in data2) {
          if (!func9.call(schema13.properties.tokens.properties, key1)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/tokens", schemaPath: "#/properties/tokens/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data2.colorPrimary !== void 0) {
          let data3 = data2.colorPrimary;
          if (typeof data3 === "string") {
            if (func2(data3) > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/tokens/colorPrimary", schemaPath: "#/properties/tokens/properties/colorPrimary/maxLength", keyword: "maxLength", params: { limit: 200 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/tokens/colorPrimary", schemaPath: "#/properties/tokens/properties/colorPrimary/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data2.colorInfo !== void 0) {
          let data4 = data2.colorInfo;
          if (typeof data4 === "string") {
            if (func2(data4) > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/tokens/colorInfo", schemaPath: "#/properties/tokens/properties/colorInfo/maxLength", keyword: "maxLength", params: { limit: 200 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/tokens/colorInfo", schemaPath: "#/properties/tokens/properties/colorInfo/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data2.colorSuccess !== void 0) {
          let data5 = data2.colorSuccess;
          if (typeof data5 === "string") {
            if (func2(data5) > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/tokens/colorSuccess", schemaPath: "#/properties/tokens/properties/colorSuccess/maxLength", keyword: "maxLength", params: { limit: 200 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/tokens/colorSuccess", schemaPath: "#/properties/tokens/properties/colorSuccess/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data2.colorWarning !== void 0) {
          let data6 = data2.colorWarning;
          if (typeof data6 === "string") {
            if (func2(data6) > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/tokens/colorWarning", schemaPath: "#/properties/tokens/properties/colorWarning/maxLength", keyword: "maxLength", params: { limit: 200 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/tokens/colorWarning", schemaPath: "#/properties/tokens/properties/colorWarning/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data2.colorError !== void 0) {
          let data7 = data2.colorError;
          if (typeof data7 === "string") {
            if (func2(data7) > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/tokens/colorError", schemaPath: "#/properties/tokens/properties/colorError/maxLength", keyword: "maxLength", params: { limit: 200 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/tokens/colorError", schemaPath: "#/properties/tokens/properties/colorError/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data2.colorBgBase !== void 0) {
          let data8 = data2.colorBgBase;
          if (typeof data8 === "string") {
            if (func2(data8) > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/tokens/colorBgBase", schemaPath: "#/properties/tokens/properties/colorBgBase/maxLength", keyword: "maxLength", params: { limit: 200 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/tokens/colorBgBase", schemaPath: "#/properties/tokens/properties/colorBgBase/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data2.colorTextBase !== void 0) {
          let data9 = data2.colorTextBase;
          if (typeof data9 === "string") {
            if (func2(data9) > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/tokens/colorTextBase", schemaPath: "#/properties/tokens/properties/colorTextBase/maxLength", keyword: "maxLength", params: { limit: 200 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/tokens/colorTextBase", schemaPath: "#/properties/tokens/properties/colorTextBase/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data2.borderRadius !== void 0) {
          let data10 = data2.borderRadius;
          if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/tokens/borderRadius", schemaPath: "#/properties/tokens/properties/borderRadius/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data10 == "number" && isFinite(data10)) {
            if (data10 > 32 || isNaN(data10)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/tokens/borderRadius", schemaPath: "#/properties/tokens/properties/borderRadius/maximum", keyword: "maximum", params: { comparison: "<=", limit: 32 } });
              errors++;
            }
            if (data10 < 0 || isNaN(data10)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/tokens/borderRadius", schemaPath: "#/properties/tokens/properties/borderRadius/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
              errors++;
            }
          }
        }
        if (data2.fontSize !== void 0) {
          let data11 = data2.fontSize;
          if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/tokens/fontSize", schemaPath: "#/properties/tokens/properties/fontSize/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data11 == "number" && isFinite(data11)) {
            if (data11 > 24 || isNaN(data11)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/tokens/fontSize", schemaPath: "#/properties/tokens/properties/fontSize/maximum", keyword: "maximum", params: { comparison: "<=", limit: 24 } });
              errors++;
            }
            if (data11 < 10 || isNaN(data11)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/tokens/fontSize", schemaPath: "#/properties/tokens/properties/fontSize/minimum", keyword: "minimum", params: { comparison: ">=", limit: 10 } });
              errors++;
            }
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/tokens", schemaPath: "#/properties/tokens/type", keyword: "type", params: { type: "object" } });
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
