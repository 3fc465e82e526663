import { errorsOf, conditionOf } from "./runtime.js";

var form = validate12;
var schema13 = { "type": "object", "additionalProperties": false, "properties": { "loginDuration": { "type": "object", "additionalProperties": false, "required": ["count", "unit", "time"], "properties": { "count": { "type": "integer", "minimum": 1, "maximum": 1e3 }, "unit": { "type": "string", "enum": ["Y", "M", "w", "d", "h", "m", "s"] }, "time": { "type": "integer", "minimum": 1, "maximum": 31536e6 } }, "product": { "property": "time", "of": "count", "by": "unit", "factors": { "Y": 31536e3, "M": 2629822, "w": 604800, "d": 86400, "h": 3600, "m": 60, "s": 1 } }, "allOf": [{ "type": "object", "properties": { "time": { "type": "integer", "minimum": 600 } } }] }, "noOpExpireSetting": { "type": "object", "additionalProperties": false, "required": ["count", "unit", "time"], "properties": { "count": { "type": "integer", "minimum": 1, "maximum": 1e3 }, "unit": { "type": "string", "enum": ["Y", "M", "w", "d", "h", "m", "s"] }, "time": { "type": "integer", "minimum": 1, "maximum": 31536e6 } }, "product": { "property": "time", "of": "count", "by": "unit", "factors": { "Y": 31536e3, "M": 2629822, "w": 604800, "d": 86400, "h": 3600, "m": 60, "s": 1 } } } } };
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "loginDuration" || key0 === "noOpExpireSetting")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.loginDuration !== void 0) {
      let data0 = data.loginDuration;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.time !== void 0) {
          let data1 = data0.time;
          if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/loginDuration/time", schemaPath: "#/properties/loginDuration/allOf/0/properties/time/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 < 600 || isNaN(data1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/loginDuration/time", schemaPath: "#/properties/loginDuration/allOf/0/properties/time/minimum", keyword: "minimum", params: { comparison: ">=", limit: 600 } });
              errors++;
            }
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/loginDuration", schemaPath: "#/properties/loginDuration/allOf/0/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.count === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/loginDuration", schemaPath: "#/properties/loginDuration/required", keyword: "required", params: { missingProperty: "count" } });
          errors++;
        }
        if (data0.unit === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/loginDuration", schemaPath: "#/properties/loginDuration/required", keyword: "required", params: { missingProperty: "unit" } });
          errors++;
        }
        if (data0.time === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/loginDuration", schemaPath: "#/properties/loginDuration/required", keyword: "required", params: { missingProperty: "time" } });
          errors++;
        }
        for (const key1 in data0) {
          if (!(key1 === "count" || key1 === "unit" || key1 === "time")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/loginDuration", schemaPath: "#/properties/loginDuration/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data0.count !== void 0) {
          let data2 = data0.count;
          if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/loginDuration/count", schemaPath: "#/properties/loginDuration/properties/count/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 1e3 || isNaN(data2)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/loginDuration/count", schemaPath: "#/properties/loginDuration/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } });
              errors++;
            }
            if (data2 < 1 || isNaN(data2)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/loginDuration/count", schemaPath: "#/properties/loginDuration/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
              errors++;
            }
          }
        }
        if (data0.unit !== void 0) {
          let data3 = data0.unit;
          if (typeof data3 !== "string") {
            (vErrors ??= []).push({ instancePath: instancePath + "/loginDuration/unit", schemaPath: "#/properties/loginDuration/properties/unit/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          if (!(data3 === "Y" || data3 === "M" || data3 === "w" || data3 === "d" || data3 === "h" || data3 === "m" || data3 === "s")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/loginDuration/unit", schemaPath: "#/properties/loginDuration/properties/unit/enum", keyword: "enum", params: { allowedValues: schema13.properties.loginDuration.properties.unit.enum } });
            errors++;
          }
        }
        if (data0.time !== void 0) {
          let data4 = data0.time;
          if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/loginDuration/time", schemaPath: "#/properties/loginDuration/properties/time/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 31536e6 || isNaN(data4)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/loginDuration/time", schemaPath: "#/properties/loginDuration/properties/time/maximum", keyword: "maximum", params: { comparison: "<=", limit: 31536e6 } });
              errors++;
            }
            if (data4 < 1 || isNaN(data4)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/loginDuration/time", schemaPath: "#/properties/loginDuration/properties/time/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
              errors++;
            }
          }
        }
        const factor0 = { "Y": 31536e3, "M": 2629822, "w": 604800, "d": 86400, "h": 3600, "m": 60, "s": 1 }[data0["unit"]];
        if (typeof factor0 == "number" && typeof data0["count"] == "number" && typeof data0["time"] == "number" && data0["time"] !== data0["count"] * factor0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/loginDuration", schemaPath: "#/properties/loginDuration/product", keyword: "product", params: { property: "time" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/loginDuration", schemaPath: "#/properties/loginDuration/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.noOpExpireSetting !== void 0) {
      let data5 = data.noOpExpireSetting;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (data5.count === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/noOpExpireSetting", schemaPath: "#/properties/noOpExpireSetting/required", keyword: "required", params: { missingProperty: "count" } });
          errors++;
        }
        if (data5.unit === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/noOpExpireSetting", schemaPath: "#/properties/noOpExpireSetting/required", keyword: "required", params: { missingProperty: "unit" } });
          errors++;
        }
        if (data5.time === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/noOpExpireSetting", schemaPath: "#/properties/noOpExpireSetting/required", keyword: "required", params: { missingProperty: "time" } });
          errors++;
        }
        for (const key2 in data5) {
          if (!(key2 === "count" || key2 === "unit" || key2 === "time")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/noOpExpireSetting", schemaPath: "#/properties/noOpExpireSetting/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } });
            errors++;
          }
        }
        if (data5.count !== void 0) {
          let data6 = data5.count;
          if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/noOpExpireSetting/count", schemaPath: "#/properties/noOpExpireSetting/properties/count/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data6 == "number" && isFinite(data6)) {
            if (data6 > 1e3 || isNaN(data6)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/noOpExpireSetting/count", schemaPath: "#/properties/noOpExpireSetting/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } });
              errors++;
            }
            if (data6 < 1 || isNaN(data6)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/noOpExpireSetting/count", schemaPath: "#/properties/noOpExpireSetting/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
              errors++;
            }
          }
        }
        if (data5.unit !== void 0) {
          let data7 = data5.unit;
          if (typeof data7 !== "string") {
            (vErrors ??= []).push({ instancePath: instancePath + "/noOpExpireSetting/unit", schemaPath: "#/properties/noOpExpireSetting/properties/unit/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          if (!(data7 === "Y" || data7 === "M" || data7 === "w" || data7 === "d" || data7 === "h" || data7 === "m" || data7 === "s")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/noOpExpireSetting/unit", schemaPath: "#/properties/noOpExpireSetting/properties/unit/enum", keyword: "enum", params: { allowedValues: schema13.properties.noOpExpireSetting.properties.unit.enum } });
            errors++;
          }
        }
        if (data5.time !== void 0) {
          let data8 = data5.time;
          if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/noOpExpireSetting/time", schemaPath: "#/properties/noOpExpireSetting/properties/time/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data8 == "number" && isFinite(data8)) {
            if (data8 > 31536e6 || isNaN(data8)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/noOpExpireSetting/time", schemaPath: "#/properties/noOpExpireSetting/properties/time/maximum", keyword: "maximum", params: { comparison: "<=", limit: 31536e6 } });
              errors++;
            }
            if (data8 < 1 || isNaN(data8)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/noOpExpireSetting/time", schemaPath: "#/properties/noOpExpireSetting/properties/time/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
              errors++;
            }
          }
        }
        const factor1 = { "Y": 31536e3, "M": 2629822, "w": 604800, "d": 86400, "h": 3600, "m": 60, "s": 1 }[data5["unit"]];
        if (typeof factor1 == "number" && typeof data5["count"] == "number" && typeof data5["time"] == "number" && data5["time"] !== data5["count"] * factor1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/noOpExpireSetting", schemaPath: "#/properties/noOpExpireSetting/product", keyword: "product", params: { property: "time" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/noOpExpireSetting", schemaPath: "#/properties/noOpExpireSetting/type", keyword: "type", params: { type: "object" } });
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
