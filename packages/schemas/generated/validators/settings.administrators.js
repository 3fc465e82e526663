import { errorsOf, conditionOf } from "./runtime.js";

var form = validate12;
var schema13 = { "type": "object", "additionalProperties": false, "properties": { "noOpExpireAdminSetting": { "type": "object", "additionalProperties": false, "required": ["count", "unit", "time"], "properties": { "count": { "type": "integer", "minimum": 1, "maximum": 1e3 }, "unit": { "type": "string", "enum": ["Y", "M", "w", "d", "h", "m", "s"] }, "time": { "type": "integer", "minimum": 1, "maximum": 31536e6 } }, "product": { "property": "time", "of": "count", "by": "unit", "factors": { "Y": 31536e3, "M": 2629822, "w": 604800, "d": 86400, "h": 3600, "m": 60, "s": 1 } } }, "errorLoginAdmin": { "type": "object", "additionalProperties": false, "required": ["duration"], "properties": { "count": { "type": "integer", "minimum": 1, "maximum": 1e3 }, "duration": { "type": "object", "additionalProperties": false, "required": ["count", "unit", "time"], "properties": { "count": { "type": "integer", "minimum": 1, "maximum": 1e3 }, "unit": { "type": "string", "enum": ["Y", "M", "w", "d", "h", "m", "s"] }, "time": { "type": "integer", "minimum": 1, "maximum": 31536e6 } }, "product": { "property": "time", "of": "count", "by": "unit", "factors": { "Y": 31536e3, "M": 2629822, "w": 604800, "d": 86400, "h": 3600, "m": 60, "s": 1 } } } } }, "notShowCodeAdmin": { "type": "boolean" } } };
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "noOpExpireAdminSetting" || key0 === "errorLoginAdmin" || key0 === "notShowCodeAdmin")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.noOpExpireAdminSetting !== void 0) {
      let data0 = data.noOpExpireAdminSetting;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.count === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/noOpExpireAdminSetting", schemaPath: "#/properties/noOpExpireAdminSetting/required", keyword: "required", params: { missingProperty: "count" } });
          errors++;
        }
        if (data0.unit === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/noOpExpireAdminSetting", schemaPath: "#/properties/noOpExpireAdminSetting/required", keyword: "required", params: { missingProperty: "unit" } });
          errors++;
        }
        if (data0.time === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/noOpExpireAdminSetting", schemaPath: "#/properties/noOpExpireAdminSetting/required", keyword: "required", params: { missingProperty: "time" } });
          errors++;
        }
        for (const key1 in data0) {
          if (!(key1 === "count" || key1 === "unit" || key1 === "time")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/noOpExpireAdminSetting", schemaPath: "#/properties/noOpExpireAdminSetting/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data0.count !== void 0) {
          let data1 = data0.count;
          if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/noOpExpireAdminSetting/count", schemaPath: "#/properties/noOpExpireAdminSetting/properties/count/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 1e3 || isNaN(data1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/noOpExpireAdminSetting/count", schemaPath: "#/properties/noOpExpireAdminSetting/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } });
              errors++;
            }
            if (data1 < 1 || isNaN(data1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/noOpExpireAdminSetting/count", schemaPath: "#/properties/noOpExpireAdminSetting/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
              errors++;
            }
          }
        }
        if (data0.unit !== void 0) {
          let data2 = data0.unit;
          if (typeof data2 !== "string") {
            (vErrors ??= []).push({ instancePath: instancePath + "/noOpExpireAdminSetting/unit", schemaPath: "#/properties/noOpExpireAdminSetting/properties/unit/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          if (!(data2 === "Y" || data2 === "M" || data2 === "w" || data2 === "d" || data2 === "h" || data2 === "m" || data2 === "s")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/noOpExpireAdminSetting/unit", schemaPath: "#/properties/noOpExpireAdminSetting/properties/unit/enum", keyword: "enum", params: { allowedValues: schema13.properties.noOpExpireAdminSetting.properties.unit.enum } });
            errors++;
          }
        }
        if (data0.time !== void 0) {
          let data3 = data0.time;
          if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/noOpExpireAdminSetting/time", schemaPath: "#/properties/noOpExpireAdminSetting/properties/time/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 > 31536e6 || isNaN(data3)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/noOpExpireAdminSetting/time", schemaPath: "#/properties/noOpExpireAdminSetting/properties/time/maximum", keyword: "maximum", params: { comparison: "<=", limit: 31536e6 } });
              errors++;
            }
            if (data3 < 1 || isNaN(data3)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/noOpExpireAdminSetting/time", schemaPath: "#/properties/noOpExpireAdminSetting/properties/time/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
              errors++;
            }
          }
        }
        const factor0 = { "Y": 31536e3, "M": 2629822, "w": 604800, "d": 86400, "h": 3600, "m": 60, "s": 1 }[data0["unit"]];
        if (typeof factor0 == "number" && typeof data0["count"] == "number" && typeof data0["time"] == "number" && data0["time"] !== data0["count"] * factor0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/noOpExpireAdminSetting", schemaPath: "#/properties/noOpExpireAdminSetting/product", keyword: "product", params: { property: "time" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/noOpExpireAdminSetting", schemaPath: "#/properties/noOpExpireAdminSetting/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.errorLoginAdmin !== void 0) {
      let data4 = data.errorLoginAdmin;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.duration === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/errorLoginAdmin", schemaPath: "#/properties/errorLoginAdmin/required", keyword: "required", params: { missingProperty: "duration" } });
          errors++;
        }
        for (const key2 in data4) {
          if (!(key2 === "count" || key2 === "duration")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/errorLoginAdmin", schemaPath: "#/properties/errorLoginAdmin/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } });
            errors++;
          }
        }
        if (data4.count !== void 0) {
          let data5 = data4.count;
          if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/errorLoginAdmin/count", schemaPath: "#/properties/errorLoginAdmin/properties/count/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 > 1e3 || isNaN(data5)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/errorLoginAdmin/count", schemaPath: "#/properties/errorLoginAdmin/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } });
              errors++;
            }
            if (data5 < 1 || isNaN(data5)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/errorLoginAdmin/count", schemaPath: "#/properties/errorLoginAdmin/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
              errors++;
            }
          }
        }
        if (data4.duration !== void 0) {
          let data6 = data4.duration;
          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
            if (data6.count === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/errorLoginAdmin/duration", schemaPath: "#/properties/errorLoginAdmin/properties/duration/required", keyword: "required", params: { missingProperty: "count" } });
              errors++;
            }
            if (data6.unit === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/errorLoginAdmin/duration", schemaPath: "#/properties/errorLoginAdmin/properties/duration/required", keyword: "required", params: { missingProperty: "unit" } });
              errors++;
            }
            if (data6.time === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/errorLoginAdmin/duration", schemaPath: "#/properties/errorLoginAdmin/properties/duration/required", keyword: "required", params: { missingProperty: "time" } });
              errors++;
            }
            for (const key3 in data6) {
              if (!(key3 === "count" || key3 === "unit" || key3 === "time")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/errorLoginAdmin/duration", schemaPath: "#/properties/errorLoginAdmin/properties/duration/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } });
                errors++;
              }
            }
            if (data6.count !== void 0) {
              let data7 = data6.count;
              if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/errorLoginAdmin/duration/count", schemaPath: "#/properties/errorLoginAdmin/properties/duration/properties/count/type", keyword: "type", params: { type: "integer" } });
                errors++;
              }
              if (typeof data7 == "number" && isFinite(data7)) {
                if (data7 > 1e3 || isNaN(data7)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/errorLoginAdmin/duration/count", schemaPath: "#/properties/errorLoginAdmin/properties/duration/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } });
                  errors++;
                }
                if (data7 < 1 || isNaN(data7)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/errorLoginAdmin/duration/count", schemaPath: "#/properties/errorLoginAdmin/properties/duration/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
                  errors++;
                }
              }
            }
            if (data6.unit !== void 0) {
              let data8 = data6.unit;
              if (typeof data8 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/errorLoginAdmin/duration/unit", schemaPath: "#/properties/errorLoginAdmin/properties/duration/properties/unit/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
              if (!(data8 === "Y" || data8 === "M" || data8 === "w" || data8 === "d" || data8 === "h" || data8 === "m" || data8 === "s")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/errorLoginAdmin/duration/unit", schemaPath: "#/properties/errorLoginAdmin/properties/duration/properties/unit/enum", keyword: "enum", params: { allowedValues: schema13.properties.errorLoginAdmin.properties.duration.properties.unit.enum } });
                errors++;
              }
            }
            if (data6.time !== void 0) {
              let data9 = data6.time;
              if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/errorLoginAdmin/duration/time", schemaPath: "#/properties/errorLoginAdmin/properties/duration/properties/time/type", keyword: "type", params: { type: "integer" } });
                errors++;
              }
              if (typeof data9 == "number" && isFinite(data9)) {
                if (data9 > 31536e6 || isNaN(data9)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/errorLoginAdmin/duration/time", schemaPath: "#/properties/errorLoginAdmin/properties/duration/properties/time/maximum", keyword: "maximum", params: { comparison: "<=", limit: 31536e6 } });
                  errors++;
                }
                if (data9 < 1 || isNaN(data9)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/errorLoginAdmin/duration/time", schemaPath: "#/properties/errorLoginAdmin/properties/duration/properties/time/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
                  errors++;
                }
              }
            }
            const factor1 = { "Y": 31536e3, "M": 2629822, "w": 604800, "d": 86400, "h": 3600, "m": 60, "s": 1 }[data6["unit"]];
            if (typeof factor1 == "number" && typeof data6["count"] == "number" && typeof data6["time"] == "number" && data6["time"] !== data6["count"] * factor1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/errorLoginAdmin/duration", schemaPath: "#/properties/errorLoginAdmin/properties/duration/product", keyword: "product", params: { property: "time" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/errorLoginAdmin/duration", schemaPath: "#/properties/errorLoginAdmin/properties/duration/type", keyword: "type", params: { type: "object" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/errorLoginAdmin", schemaPath: "#/properties/errorLoginAdmin/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.notShowCodeAdmin !== void 0) {
      if (typeof data.notShowCodeAdmin !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/notShowCodeAdmin", schemaPath: "#/properties/notShowCodeAdmin/type", keyword: "type", params: { type: "boolean" } });
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
