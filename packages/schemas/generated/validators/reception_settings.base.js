import { errorsOf, conditionOf } from "./runtime.js";

import { ucs2length as func2 } from "./runtime.js";
var form = validate12;
var schema13 = { "type": "object", "additionalProperties": false, "properties": { "loginLimit": { "type": "object", "additionalProperties": false, "required": ["type"], "properties": { "type": { "type": "string", "enum": ["noLimit", "limit"] }, "count": { "type": "integer", "minimum": 1, "maximum": 1e5 }, "key": { "type": "string", "maxLength": 100 } }, "allOf": [{ "if": { "properties": { "type": { "const": "limit" } }, "required": ["type"] }, "then": { "required": ["count"], "properties": { "count": true } }, "else": { "properties": { "count": false } } }] }, "errorLogin": { "type": "object", "additionalProperties": false, "required": ["duration"], "properties": { "count": { "type": "integer", "minimum": 1, "maximum": 1e3 }, "duration": { "type": "object", "additionalProperties": false, "required": ["count", "unit", "time"], "properties": { "count": { "type": "integer", "minimum": 1, "maximum": 1e3 }, "unit": { "type": "string", "enum": ["Y", "M", "w", "d", "h", "m", "s"] }, "time": { "type": "integer", "minimum": 1, "maximum": 31536e6 } }, "product": { "property": "time", "of": "count", "by": "unit", "factors": { "Y": 31536e3, "M": 2629822, "w": 604800, "d": 86400, "h": 3600, "m": 60, "s": 1 } } } } }, "notShowCode": { "type": "boolean" } } };
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "loginLimit" || key0 === "errorLogin" || key0 === "notShowCode")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.loginLimit !== void 0) {
      let data0 = data.loginLimit;
      const _errs5 = errors;
      let valid2 = true;
      const _errs6 = errors;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        let missing0;
        if (data0.type === void 0 && (missing0 = "type")) {
          (vErrors ??= []).push({});
          errors++;
        } else {
          if (data0.type !== void 0) {
            if ("limit" !== data0.type) {
              (vErrors ??= []).push({});
              errors++;
            }
          }
        }
      }
      var _valid0 = _errs6 === errors;
      errors = _errs5;
      if (vErrors !== null) {
        if (_errs5) {
          vErrors.length = _errs5;
        } else {
          vErrors = null;
        }
      }
      let ifClause0;
      if (_valid0) {
        const _errs8 = errors;
        if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
          if (data0.count === void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/loginLimit", schemaPath: "#/properties/loginLimit/allOf/0/then/required", keyword: "required", params: { missingProperty: "count" } });
            errors++;
          }
        }
        var _valid0 = _errs8 === errors;
        valid2 = _valid0;
        ifClause0 = "then";
      } else {
        const _errs9 = errors;
        if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
          if (data0.count !== void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/loginLimit/count", schemaPath: "#/properties/loginLimit/allOf/0/else/properties/count/false schema", keyword: "false schema", params: {} });
            errors++;
          }
        }
        var _valid0 = _errs9 === errors;
        valid2 = _valid0;
        ifClause0 = "else";
      }
      if (!valid2) {
        (vErrors ??= []).push({ instancePath: instancePath + "/loginLimit", schemaPath: "#/properties/loginLimit/allOf/0/if", keyword: "if", params: { failingKeyword: ifClause0 } });
        errors++;
      }
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.type === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/loginLimit", schemaPath: "#/properties/loginLimit/required", keyword: "required", params: { missingProperty: "type" } });
          errors++;
        }
        for (const key1 in data0) {
          if (!(key1 === "type" || key1 === "count" || key1 === "key")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/loginLimit", schemaPath: "#/properties/loginLimit/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data0.type !== void 0) {
          let data3 = data0.type;
          if (typeof data3 !== "string") {
            (vErrors ??= []).push({ instancePath: instancePath + "/loginLimit/type", schemaPath: "#/properties/loginLimit/properties/type/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          if (!(data3 === "noLimit" || data3 === "limit")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/loginLimit/type", schemaPath: "#/properties/loginLimit/properties/type/enum", keyword: "enum", params: { allowedValues: schema13.properties.loginLimit.properties.type.enum } });
            errors++;
          }
        }
        if (data0.count !== void 0) {
          let data4 = data0.count;
          if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/loginLimit/count", schemaPath: "#/properties/loginLimit/properties/count/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 1e5 || isNaN(data4)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/loginLimit/count", schemaPath: "#/properties/loginLimit/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 } });
              errors++;
            }
            if (data4 < 1 || isNaN(data4)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/loginLimit/count", schemaPath: "#/properties/loginLimit/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
              errors++;
            }
          }
        }
        if (data0.key !== void 0) {
          let data5 = data0.key;
          if (typeof data5 === "string") {
            if (func2(data5) > 100) {
              (vErrors ??= []).push({ instancePath: instancePath + "/loginLimit/key", schemaPath: "#/properties/loginLimit/properties/key/maxLength", keyword: "maxLength", params: { limit: 100 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/loginLimit/key", schemaPath: "#/properties/loginLimit/properties/key/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/loginLimit", schemaPath: "#/properties/loginLimit/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.errorLogin !== void 0) {
      let data6 = data.errorLogin;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (data6.duration === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/errorLogin", schemaPath: "#/properties/errorLogin/required", keyword: "required", params: { missingProperty: "duration" } });
          errors++;
        }
        for (const key2 in data6) {
          if (!(key2 === "count" || key2 === "duration")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/errorLogin", schemaPath: "#/properties/errorLogin/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } });
            errors++;
          }
        }
        if (data6.count !== void 0) {
          let data7 = data6.count;
          if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/errorLogin/count", schemaPath: "#/properties/errorLogin/properties/count/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data7 == "number" && isFinite(data7)) {
            if (data7 > 1e3 || isNaN(data7)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/errorLogin/count", schemaPath: "#/properties/errorLogin/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } });
              errors++;
            }
            if (data7 < 1 || isNaN(data7)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/errorLogin/count", schemaPath: "#/properties/errorLogin/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
              errors++;
            }
          }
        }
        if (data6.duration !== void 0) {
          let data8 = data6.duration;
          if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
            if (data8.count === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/errorLogin/duration", schemaPath: "#/properties/errorLogin/properties/duration/required", keyword: "required", params: { missingProperty: "count" } });
              errors++;
            }
            if (data8.unit === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/errorLogin/duration", schemaPath: "#/properties/errorLogin/properties/duration/required", keyword: "required", params: { missingProperty: "unit" } });
              errors++;
            }
            if (data8.time === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/errorLogin/duration", schemaPath: "#/properties/errorLogin/properties/duration/required", keyword: "required", params: { missingProperty: "time" } });
              errors++;
            }
            for (const key3 in data8) {
              if (!(key3 === "count" || key3 === "unit" || key3 === "time")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/errorLogin/duration", schemaPath: "#/properties/errorLogin/properties/duration/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } });
                errors++;
              }
            }
            if (data8.count !== void 0) {
              let data9 = data8.count;
              if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/errorLogin/duration/count", schemaPath: "#/properties/errorLogin/properties/duration/properties/count/type", keyword: "type", params: { type: "integer" } });
                errors++;
              }
              if (typeof data9 == "number" && isFinite(data9)) {
                if (data9 > 1e3 || isNaN(data9)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/errorLogin/duration/count", schemaPath: "#/properties/errorLogin/properties/duration/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } });
                  errors++;
                }
                if (data9 < 1 || isNaN(data9)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/errorLogin/duration/count", schemaPath: "#/properties/errorLogin/properties/duration/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
                  errors++;
                }
              }
            }
            if (data8.unit !== void 0) {
              let data10 = data8.unit;
              if (typeof data10 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/errorLogin/duration/unit", schemaPath: "#/properties/errorLogin/properties/duration/properties/unit/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
              if (!(data10 === "Y" || data10 === "M" || data10 === "w" || data10 === "d" || data10 === "h" || data10 === "m" || data10 === "s")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/errorLogin/duration/unit", schemaPath: "#/properties/errorLogin/properties/duration/properties/unit/enum", keyword: "enum", params: { allowedValues: schema13.properties.errorLogin.properties.duration.properties.unit.enum } });
                errors++;
              }
            }
            if (data8.time !== void 0) {
              let data11 = data8.time;
              if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/errorLogin/duration/time", schemaPath: "#/properties/errorLogin/properties/duration/properties/time/type", keyword: "type", params: { type: "integer" } });
                errors++;
              }
              if (typeof data11 == "number" && isFinite(data11)) {
                if (data11 > 31536e6 || isNaN(data11)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/errorLogin/duration/time", schemaPath: "#/properties/errorLogin/properties/duration/properties/time/maximum", keyword: "maximum", params: { comparison: "<=", limit: 31536e6 } });
                  errors++;
                }
                if (data11 < 1 || isNaN(data11)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/errorLogin/duration/time", schemaPath: "#/properties/errorLogin/properties/duration/properties/time/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
                  errors++;
                }
              }
            }
            const factor0 = { "Y": 31536e3, "M": 2629822, "w": 604800, "d": 86400, "h": 3600, "m": 60, "s": 1 }[data8["unit"]];
            if (typeof factor0 == "number" && typeof data8["count"] == "number" && typeof data8["time"] == "number" && data8["time"] !== data8["count"] * factor0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/errorLogin/duration", schemaPath: "#/properties/errorLogin/properties/duration/product", keyword: "product", params: { property: "time" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/errorLogin/duration", schemaPath: "#/properties/errorLogin/properties/duration/type", keyword: "type", params: { type: "object" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/errorLogin", schemaPath: "#/properties/errorLogin/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.notShowCode !== void 0) {
      if (typeof data.notShowCode !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/notShowCode", schemaPath: "#/properties/notShowCode/type", keyword: "type", params: { type: "boolean" } });
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
