import { entityOf } from "@signalbox/schemas/validators/runtime";

import { ucs2length as func2 } from "@signalbox/schemas/validators/runtime";
var test0 = validate12;
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.table === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "table" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "table")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.table !== void 0) {
      let data0 = data.table;
      if (typeof data0 === "string") {
        if (func2(data0) > 64) {
          (vErrors ??= []).push({ instancePath: instancePath + "/table", schemaPath: "#/properties/table/maxLength", keyword: "maxLength", params: { limit: 64 } });
          errors++;
        }
        if (func2(data0) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/table", schemaPath: "#/properties/table/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/table", schemaPath: "#/properties/table/type", keyword: "type", params: { type: "string" } });
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
var test1 = validate13;
var schema14 = { "type": "object", "properties": { "force": { "type": "string", "enum": ["true", "false"] } } };
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.force !== void 0) {
      let data0 = data.force;
      if (typeof data0 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/force", schemaPath: "#/properties/force/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data0 === "true" || data0 === "false")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/force", schemaPath: "#/properties/force/enum", keyword: "enum", params: { allowedValues: schema14.properties.force.enum } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate13.errors = vErrors;
  return errors === 0;
}
var test2 = validate14;
var formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[t\s](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)$/i;
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "filter" || key0 === "skip" || key0 === "limit" || key0 === "withCount")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.filter !== void 0) {
      let data0 = data.filter;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        for (const key1 in data0) {
          if (!(key1 === "table" || key1 === "device" || key1 === "field" || key1 === "time")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data0.table !== void 0) {
          let data1 = data0.table;
          if (typeof data1 === "string") {
            if (func2(data1) > 64) {
              (vErrors ??= []).push({ instancePath: instancePath + "/filter/table", schemaPath: "#/properties/filter/properties/table/maxLength", keyword: "maxLength", params: { limit: 64 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/filter/table", schemaPath: "#/properties/filter/properties/table/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data0.device !== void 0) {
          let data2 = data0.device;
          if (typeof data2 === "string") {
            if (func2(data2) > 64) {
              (vErrors ??= []).push({ instancePath: instancePath + "/filter/device", schemaPath: "#/properties/filter/properties/device/maxLength", keyword: "maxLength", params: { limit: 64 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/filter/device", schemaPath: "#/properties/filter/properties/device/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data0.field !== void 0) {
          let data3 = data0.field;
          if (typeof data3 === "string") {
            if (func2(data3) > 64) {
              (vErrors ??= []).push({ instancePath: instancePath + "/filter/field", schemaPath: "#/properties/filter/properties/field/maxLength", keyword: "maxLength", params: { limit: 64 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/filter/field", schemaPath: "#/properties/filter/properties/field/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data0.time !== void 0) {
          let data4 = data0.time;
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            for (const key2 in data4) {
              if (!(key2 === "$gte" || key2 === "$lt")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/filter/time", schemaPath: "#/properties/filter/properties/time/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } });
                errors++;
              }
            }
            if (data4.$gte !== void 0) {
              let data5 = data4.$gte;
              if (typeof data5 === "string") {
                if (!formats0.test(data5)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/filter/time/$gte", schemaPath: "#/properties/filter/properties/time/properties/%24gte/format", keyword: "format", params: { format: "date-time" } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/filter/time/$gte", schemaPath: "#/properties/filter/properties/time/properties/%24gte/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
            if (data4.$lt !== void 0) {
              let data6 = data4.$lt;
              if (typeof data6 === "string") {
                if (!formats0.test(data6)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/filter/time/$lt", schemaPath: "#/properties/filter/properties/time/properties/%24lt/format", keyword: "format", params: { format: "date-time" } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/filter/time/$lt", schemaPath: "#/properties/filter/properties/time/properties/%24lt/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/filter/time", schemaPath: "#/properties/filter/properties/time/type", keyword: "type", params: { type: "object" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.skip !== void 0) {
      let data7 = data.skip;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/skip", schemaPath: "#/properties/skip/type", keyword: "type", params: { type: "integer" } });
        errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 1e6 || isNaN(data7)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/skip", schemaPath: "#/properties/skip/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } });
          errors++;
        }
        if (data7 < 0 || isNaN(data7)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/skip", schemaPath: "#/properties/skip/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
          errors++;
        }
      }
    }
    if (data.limit !== void 0) {
      let data8 = data.limit;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } });
        errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 1e3 || isNaN(data8)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } });
          errors++;
        }
        if (data8 < 1 || isNaN(data8)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
          errors++;
        }
      }
    }
    if (data.withCount !== void 0) {
      if (typeof data.withCount !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/withCount", schemaPath: "#/properties/withCount/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate14.errors = vErrors;
  return errors === 0;
}
var test3 = validate15;
var schema16 = { "type": "object", "additionalProperties": false, "required": ["records"], "properties": { "records": { "type": "array", "minItems": 1, "maxItems": 1e3, "items": { "type": "object", "additionalProperties": false, "required": ["table", "device", "values"], "properties": { "table": { "type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[^\\u0000]*$" }, "device": { "type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[^\\u0000]*$" }, "time": { "type": "string", "format": "date-time" }, "values": { "type": "object", "minProperties": 1, "maxProperties": 100, "propertyNames": { "type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[^\\u0000]*$" }, "additionalProperties": { "type": ["number", "boolean", "string"], "maxLength": 1e3 } } } } } } };
var pattern0 = new RegExp("^[^\\u0000]*$", "u");
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.records === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "records" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "records")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.records !== void 0) {
      let data0 = data.records;
      if (Array.isArray(data0)) {
        if (data0.length > 1e3) {
          (vErrors ??= []).push({ instancePath: instancePath + "/records", schemaPath: "#/properties/records/maxItems", keyword: "maxItems", params: { limit: 1e3 } });
          errors++;
        }
        if (data0.length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/records", schemaPath: "#/properties/records/minItems", keyword: "minItems", params: { limit: 1 } });
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.table === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/records/" + i0, schemaPath: "#/properties/records/items/required", keyword: "required", params: { missingProperty: "table" } });
              errors++;
            }
            if (data1.device === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/records/" + i0, schemaPath: "#/properties/records/items/required", keyword: "required", params: { missingProperty: "device" } });
              errors++;
            }
            if (data1.values === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/records/" + i0, schemaPath: "#/properties/records/items/required", keyword: "required", params: { missingProperty: "values" } });
              errors++;
            }
            for (const key1 in data1) {
              if (!(key1 === "table" || key1 === "device" || key1 === "time" || key1 === "values")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/records/" + i0, schemaPath: "#/properties/records/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
                errors++;
              }
            }
            if (data1.table !== void 0) {
              let data2 = data1.table;
              if (typeof data2 === "string") {
                if (func2(data2) > 64) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/records/" + i0 + "/table", schemaPath: "#/properties/records/items/properties/table/maxLength", keyword: "maxLength", params: { limit: 64 } });
                  errors++;
                }
                if (func2(data2) < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/records/" + i0 + "/table", schemaPath: "#/properties/records/items/properties/table/minLength", keyword: "minLength", params: { limit: 1 } });
                  errors++;
                }
                if (!pattern0.test(data2)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/records/" + i0 + "/table", schemaPath: "#/properties/records/items/properties/table/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000]*$" } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/records/" + i0 + "/table", schemaPath: "#/properties/records/items/properties/table/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
            if (data1.device !== void 0) {
              let data3 = data1.device;
              if (typeof data3 === "string") {
                if (func2(data3) > 64) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/records/" + i0 + "/device", schemaPath: "#/properties/records/items/properties/device/maxLength", keyword: "maxLength", params: { limit: 64 } });
                  errors++;
                }
                if (func2(data3) < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/records/" + i0 + "/device", schemaPath: "#/properties/records/items/properties/device/minLength", keyword: "minLength", params: { limit: 1 } });
                  errors++;
                }
                if (!pattern0.test(data3)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/records/" + i0 + "/device", schemaPath: "#/properties/records/items/properties/device/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000]*$" } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/records/" + i0 + "/device", schemaPath: "#/properties/records/items/properties/device/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
            if (data1.time !== void 0) {
              let data4 = data1.time;
              if (typeof data4 === "string") {
                if (!formats0.test(data4)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/records/" + i0 + "/time", schemaPath: "#/properties/records/items/properties/time/format", keyword: "format", params: { format: "date-time" } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/records/" + i0 + "/time", schemaPath: "#/properties/records/items/properties/time/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
            if (data1.values !== void 0) {
              let data5 = data1.values;
              if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                if (Object.keys(data5).length > 100) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/records/" + i0 + "/values", schemaPath: "#/properties/records/items/properties/values/maxProperties", keyword: "maxProperties", params: { limit: 100 } });
                  errors++;
                }
                if (Object.keys(data5).length < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/records/" + i0 + "/values", schemaPath: "#/properties/records/items/properties/values/minProperties", keyword: "minProperties", params: { limit: 1 } });
                  errors++;
                }
                for (const key2 in data5) {
                  const _errs15 = errors;
                  if (typeof key2 === "string") {
                    if (func2(key2) > 64) {
                      (vErrors ??= []).push({ instancePath: instancePath + "/records/" + i0 + "/values", schemaPath: "#/properties/records/items/properties/values/propertyNames/maxLength", keyword: "maxLength", params: { limit: 64 }, propertyName: key2 });
                      errors++;
                    }
                    if (func2(key2) < 1) {
                      (vErrors ??= []).push({ instancePath: instancePath + "/records/" + i0 + "/values", schemaPath: "#/properties/records/items/properties/values/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, propertyName: key2 });
                      errors++;
                    }
                    if (!pattern0.test(key2)) {
                      (vErrors ??= []).push({ instancePath: instancePath + "/records/" + i0 + "/values", schemaPath: "#/properties/records/items/properties/values/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000]*$" }, propertyName: key2 });
                      errors++;
                    }
                  } else {
                    (vErrors ??= []).push({ instancePath: instancePath + "/records/" + i0 + "/values", schemaPath: "#/properties/records/items/properties/values/propertyNames/type", keyword: "type", params: { type: "string" }, propertyName: key2 });
                    errors++;
                  }
                  var valid4 = _errs15 === errors;
                  if (!valid4) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/records/" + i0 + "/values", schemaPath: "#/properties/records/items/properties/values/propertyNames", keyword: "propertyNames", params: { propertyName: key2 } });
                    errors++;
                  }
                }
                for (const key3 in data5) {
                  let data6 = data5[key3];
                  if (!(typeof data6 == "number" && isFinite(data6)) && typeof data6 !== "boolean" && typeof data6 !== "string") {
                    (vErrors ??= []).push({ instancePath: instancePath + "/records/" + i0 + "/values/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/records/items/properties/values/additionalProperties/type", keyword: "type", params: { type: schema16.properties.records.items.properties.values.additionalProperties.type } });
                    errors++;
                  }
                  if (typeof data6 === "string") {
                    if (func2(data6) > 1e3) {
                      (vErrors ??= []).push({ instancePath: instancePath + "/records/" + i0 + "/values/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/records/items/properties/values/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
                      errors++;
                    }
                  }
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/records/" + i0 + "/values", schemaPath: "#/properties/records/items/properties/values/type", keyword: "type", params: { type: "object" } });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/records/" + i0, schemaPath: "#/properties/records/items/type", keyword: "type", params: { type: "object" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/records", schemaPath: "#/properties/records/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate15.errors = vErrors;
  return errors === 0;
}
var test4 = validate16;
var schema17 = { "type": "object", "additionalProperties": false, "required": ["username", "password"], "properties": { "id": { "type": "string", "maxLength": 64 }, "username": { "type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[^\\s/\\\\]+$" }, "password": { "type": "string", "minLength": 1, "maxLength": 256 }, "name": { "type": "string", "maxLength": 100 }, "email": { "type": "string", "maxLength": 254, "pattern": "^([^\\s@]+@[^\\s@]+)?$" }, "phone": { "type": "string", "maxLength": 40, "pattern": "^[0-9+() -]*$" }, "language": { "type": "string", "maxLength": 20, "pattern": "^([a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2})?$" }, "roles": { "type": "array", "maxItems": 100, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 64 } }, "permissions": { "type": "array", "maxItems": 500, "uniqueItems": true, "items": { "type": "string", "maxLength": 100, "pattern": "^[A-Za-z][A-Za-z0-9]*\\.[A-Za-z][A-Za-z0-9]*$" } }, "projects": { "type": "array", "minItems": 1, "maxItems": 500, "uniqueItems": true, "items": { "type": "string", "pattern": "^[\\w.-]{1,64}$" } }, "isSuper": { "type": "boolean" }, "isAdmin": { "type": "boolean" }, "disable": { "type": "boolean" }, "isFirstLogin": { "type": "boolean" } } };
var func19 = Object.prototype.hasOwnProperty;
var pattern3 = new RegExp("^[^\\s/\\\\]+$", "u");
var pattern4 = new RegExp("^([^\\s@]+@[^\\s@]+)?$", "u");
var pattern5 = new RegExp("^[0-9+() -]*$", "u");
var pattern6 = new RegExp("^([a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2})?$", "u");
var pattern7 = new RegExp("^[A-Za-z][A-Za-z0-9]*\\.[A-Za-z][A-Za-z0-9]*$", "u");
var pattern8 = new RegExp("^[\\w.-]{1,64}$", "u");
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.username === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "username" } });
      errors++;
    }
    if (data.password === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "password" } });
      errors++;
    }
    for (const key0 in data) {
      if (!func19.call(schema17.properties, key0)) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func2(data0) > 64) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 64 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.username !== void 0) {
      let data1 = data.username;
      if (typeof data1 === "string") {
        if (func2(data1) > 64) {
          (vErrors ??= []).push({ instancePath: instancePath + "/username", schemaPath: "#/properties/username/maxLength", keyword: "maxLength", params: { limit: 64 } });
          errors++;
        }
        if (func2(data1) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/username", schemaPath: "#/properties/username/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern3.test(data1)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/username", schemaPath: "#/properties/username/pattern", keyword: "pattern", params: { pattern: "^[^\\s/\\\\]+$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/username", schemaPath: "#/properties/username/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.password !== void 0) {
      let data2 = data.password;
      if (typeof data2 === "string") {
        if (func2(data2) > 256) {
          (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/maxLength", keyword: "maxLength", params: { limit: 256 } });
          errors++;
        }
        if (func2(data2) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data3 = data.name;
      if (typeof data3 === "string") {
        if (func2(data3) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.email !== void 0) {
      let data4 = data.email;
      if (typeof data4 === "string") {
        if (func2(data4) > 254) {
          (vErrors ??= []).push({ instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 } });
          errors++;
        }
        if (!pattern4.test(data4)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/email", schemaPath: "#/properties/email/pattern", keyword: "pattern", params: { pattern: "^([^\\s@]+@[^\\s@]+)?$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.phone !== void 0) {
      let data5 = data.phone;
      if (typeof data5 === "string") {
        if (func2(data5) > 40) {
          (vErrors ??= []).push({ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/maxLength", keyword: "maxLength", params: { limit: 40 } });
          errors++;
        }
        if (!pattern5.test(data5)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/pattern", keyword: "pattern", params: { pattern: "^[0-9+() -]*$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.language !== void 0) {
      let data6 = data.language;
      if (typeof data6 === "string") {
        if (func2(data6) > 20) {
          (vErrors ??= []).push({ instancePath: instancePath + "/language", schemaPath: "#/properties/language/maxLength", keyword: "maxLength", params: { limit: 20 } });
          errors++;
        }
        if (!pattern6.test(data6)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/language", schemaPath: "#/properties/language/pattern", keyword: "pattern", params: { pattern: "^([a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2})?$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/language", schemaPath: "#/properties/language/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.roles !== void 0) {
      let data7 = data.roles;
      if (Array.isArray(data7)) {
        if (data7.length > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/maxItems", keyword: "maxItems", params: { limit: 100 } });
          errors++;
        }
        const len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data8 = data7[i0];
          if (typeof data8 === "string") {
            if (func2(data8) > 64) {
              (vErrors ??= []).push({ instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/maxLength", keyword: "maxLength", params: { limit: 64 } });
              errors++;
            }
            if (func2(data8) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i1 = data7.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data7[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              (vErrors ??= []).push({ instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } });
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.permissions !== void 0) {
      let data9 = data.permissions;
      if (Array.isArray(data9)) {
        if (data9.length > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/maxItems", keyword: "maxItems", params: { limit: 500 } });
          errors++;
        }
        const len1 = data9.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data10 = data9[i2];
          if (typeof data10 === "string") {
            if (func2(data10) > 100) {
              (vErrors ??= []).push({ instancePath: instancePath + "/permissions/" + i2, schemaPath: "#/properties/permissions/items/maxLength", keyword: "maxLength", params: { limit: 100 } });
              errors++;
            }
            if (!pattern7.test(data10)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/permissions/" + i2, schemaPath: "#/properties/permissions/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9]*\\.[A-Za-z][A-Za-z0-9]*$" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/permissions/" + i2, schemaPath: "#/properties/permissions/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i3 = data9.length;
        let j1;
        if (i3 > 1) {
          const indices1 = {};
          for (; i3--; ) {
            let item1 = data9[i3];
            if (typeof item1 !== "string") {
              continue;
            }
            if (typeof indices1[item1] == "number") {
              j1 = indices1[item1];
              (vErrors ??= []).push({ instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 } });
              errors++;
              break;
            }
            indices1[item1] = i3;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.projects !== void 0) {
      let data11 = data.projects;
      if (Array.isArray(data11)) {
        if (data11.length > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/maxItems", keyword: "maxItems", params: { limit: 500 } });
          errors++;
        }
        if (data11.length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/minItems", keyword: "minItems", params: { limit: 1 } });
          errors++;
        }
        const len2 = data11.length;
        for (let i4 = 0; i4 < len2; i4++) {
          let data12 = data11[i4];
          if (typeof data12 === "string") {
            if (!pattern8.test(data12)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/projects/" + i4, schemaPath: "#/properties/projects/items/pattern", keyword: "pattern", params: { pattern: "^[\\w.-]{1,64}$" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/projects/" + i4, schemaPath: "#/properties/projects/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i5 = data11.length;
        let j2;
        if (i5 > 1) {
          const indices2 = {};
          for (; i5--; ) {
            let item2 = data11[i5];
            if (typeof item2 !== "string") {
              continue;
            }
            if (typeof indices2[item2] == "number") {
              j2 = indices2[item2];
              (vErrors ??= []).push({ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/uniqueItems", keyword: "uniqueItems", params: { i: i5, j: j2 } });
              errors++;
              break;
            }
            indices2[item2] = i5;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.isSuper !== void 0) {
      if (typeof data.isSuper !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/isSuper", schemaPath: "#/properties/isSuper/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.isAdmin !== void 0) {
      if (typeof data.isAdmin !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/isAdmin", schemaPath: "#/properties/isAdmin/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.disable !== void 0) {
      if (typeof data.disable !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/disable", schemaPath: "#/properties/disable/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.isFirstLogin !== void 0) {
      if (typeof data.isFirstLogin !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/isFirstLogin", schemaPath: "#/properties/isFirstLogin/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate16.errors = vErrors;
  return errors === 0;
}
var test5 = validate17;
var schema18 = { "type": "object", "additionalProperties": false, "properties": { "id": { "type": "string", "maxLength": 64 }, "username": { "type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[^\\s/\\\\]+$" }, "password": { "type": "string", "minLength": 1, "maxLength": 256 }, "name": { "type": "string", "maxLength": 100 }, "email": { "type": "string", "maxLength": 254, "pattern": "^([^\\s@]+@[^\\s@]+)?$" }, "phone": { "type": "string", "maxLength": 40, "pattern": "^[0-9+() -]*$" }, "language": { "type": "string", "maxLength": 20, "pattern": "^([a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2})?$" }, "roles": { "type": "array", "maxItems": 100, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 64 } }, "permissions": { "type": "array", "maxItems": 500, "uniqueItems": true, "items": { "type": "string", "maxLength": 100, "pattern": "^[A-Za-z][A-Za-z0-9]*\\.[A-Za-z][A-Za-z0-9]*$" } }, "projects": { "type": "array", "minItems": 1, "maxItems": 500, "uniqueItems": true, "items": { "type": "string", "pattern": "^[\\w.-]{1,64}$" } }, "isSuper": { "type": "boolean" }, "isAdmin": { "type": "boolean" }, "disable": { "type": "boolean" }, "isFirstLogin": { "type": "boolean" }, "pageSetting": { "type": "object", "maxProperties": 500, "propertyNames": { "type": "string", "pattern": "^[A-Za-z0-9_-]{1,100}$", "not": { "enum": ["__proto__", "constructor", "prototype"] } }, "additionalProperties": { "type": "array", "maxItems": 200, "items": { "type": "string", "minLength": 1, "maxLength": 200 } } } }, "minProperties": 1, "patternProperties": { "^pageSetting\\.[A-Za-z0-9_-]{1,100}$": { "type": "array", "maxItems": 200, "items": { "type": "string", "minLength": 1, "maxLength": 200 } } } };
var pattern9 = new RegExp("^pageSetting\\.[A-Za-z0-9_-]{1,100}$", "u");
var pattern16 = new RegExp("^[A-Za-z0-9_-]{1,100}$", "u");
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 } });
      errors++;
    }
    for (const key0 in data) {
      if (!(func19.call(schema18.properties, key0) || pattern9.test(key0))) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func2(data0) > 64) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 64 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.username !== void 0) {
      let data1 = data.username;
      if (typeof data1 === "string") {
        if (func2(data1) > 64) {
          (vErrors ??= []).push({ instancePath: instancePath + "/username", schemaPath: "#/properties/username/maxLength", keyword: "maxLength", params: { limit: 64 } });
          errors++;
        }
        if (func2(data1) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/username", schemaPath: "#/properties/username/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern3.test(data1)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/username", schemaPath: "#/properties/username/pattern", keyword: "pattern", params: { pattern: "^[^\\s/\\\\]+$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/username", schemaPath: "#/properties/username/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.password !== void 0) {
      let data2 = data.password;
      if (typeof data2 === "string") {
        if (func2(data2) > 256) {
          (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/maxLength", keyword: "maxLength", params: { limit: 256 } });
          errors++;
        }
        if (func2(data2) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data3 = data.name;
      if (typeof data3 === "string") {
        if (func2(data3) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.email !== void 0) {
      let data4 = data.email;
      if (typeof data4 === "string") {
        if (func2(data4) > 254) {
          (vErrors ??= []).push({ instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 } });
          errors++;
        }
        if (!pattern4.test(data4)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/email", schemaPath: "#/properties/email/pattern", keyword: "pattern", params: { pattern: "^([^\\s@]+@[^\\s@]+)?$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.phone !== void 0) {
      let data5 = data.phone;
      if (typeof data5 === "string") {
        if (func2(data5) > 40) {
          (vErrors ??= []).push({ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/maxLength", keyword: "maxLength", params: { limit: 40 } });
          errors++;
        }
        if (!pattern5.test(data5)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/pattern", keyword: "pattern", params: { pattern: "^[0-9+() -]*$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.language !== void 0) {
      let data6 = data.language;
      if (typeof data6 === "string") {
        if (func2(data6) > 20) {
          (vErrors ??= []).push({ instancePath: instancePath + "/language", schemaPath: "#/properties/language/maxLength", keyword: "maxLength", params: { limit: 20 } });
          errors++;
        }
        if (!pattern6.test(data6)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/language", schemaPath: "#/properties/language/pattern", keyword: "pattern", params: { pattern: "^([a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2})?$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/language", schemaPath: "#/properties/language/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.roles !== void 0) {
      let data7 = data.roles;
      if (Array.isArray(data7)) {
        if (data7.length > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/maxItems", keyword: "maxItems", params: { limit: 100 } });
          errors++;
        }
        const len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data8 = data7[i0];
          if (typeof data8 === "string") {
            if (func2(data8) > 64) {
              (vErrors ??= []).push({ instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/maxLength", keyword: "maxLength", params: { limit: 64 } });
              errors++;
            }
            if (func2(data8) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/roles/" + i0, schemaPath: "#/properties/roles/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i1 = data7.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data7[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              (vErrors ??= []).push({ instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 } });
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.permissions !== void 0) {
      let data9 = data.permissions;
      if (Array.isArray(data9)) {
        if (data9.length > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/maxItems", keyword: "maxItems", params: { limit: 500 } });
          errors++;
        }
        const len1 = data9.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data10 = data9[i2];
          if (typeof data10 === "string") {
            if (func2(data10) > 100) {
              (vErrors ??= []).push({ instancePath: instancePath + "/permissions/" + i2, schemaPath: "#/properties/permissions/items/maxLength", keyword: "maxLength", params: { limit: 100 } });
              errors++;
            }
            if (!pattern7.test(data10)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/permissions/" + i2, schemaPath: "#/properties/permissions/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9]*\\.[A-Za-z][A-Za-z0-9]*$" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/permissions/" + i2, schemaPath: "#/properties/permissions/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i3 = data9.length;
        let j1;
        if (i3 > 1) {
          const indices1 = {};
          for (; i3--; ) {
            let item1 = data9[i3];
            if (typeof item1 !== "string") {
              continue;
            }
            if (typeof indices1[item1] == "number") {
              j1 = indices1[item1];
              (vErrors ??= []).push({ instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 } });
              errors++;
              break;
            }
            indices1[item1] = i3;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.projects !== void 0) {
      let data11 = data.projects;
      if (Array.isArray(data11)) {
        if (data11.length > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/maxItems", keyword: "maxItems", params: { limit: 500 } });
          errors++;
        }
        if (data11.length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/minItems", keyword: "minItems", params: { limit: 1 } });
          errors++;
        }
        const len2 = data11.length;
        for (let i4 = 0; i4 < len2; i4++) {
          let data12 = data11[i4];
          if (typeof data12 === "string") {
            if (!pattern8.test(data12)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/projects/" + i4, schemaPath: "#/properties/projects/items/pattern", keyword: "pattern", params: { pattern: "^[\\w.-]{1,64}$" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/projects/" + i4, schemaPath: "#/properties/projects/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i5 = data11.length;
        let j2;
        if (i5 > 1) {
          const indices2 = {};
          for (; i5--; ) {
            let item2 = data11[i5];
            if (typeof item2 !== "string") {
              continue;
            }
            if (typeof indices2[item2] == "number") {
              j2 = indices2[item2];
              (vErrors ??= []).push({ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/uniqueItems", keyword: "uniqueItems", params: { i: i5, j: j2 } });
              errors++;
              break;
            }
            indices2[item2] = i5;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/projects", schemaPath: "#/properties/projects/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.isSuper !== void 0) {
      if (typeof data.isSuper !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/isSuper", schemaPath: "#/properties/isSuper/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.isAdmin !== void 0) {
      if (typeof data.isAdmin !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/isAdmin", schemaPath: "#/properties/isAdmin/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.disable !== void 0) {
      if (typeof data.disable !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/disable", schemaPath: "#/properties/disable/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.isFirstLogin !== void 0) {
      if (typeof data.isFirstLogin !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/isFirstLogin", schemaPath: "#/properties/isFirstLogin/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.pageSetting !== void 0) {
      let data17 = data.pageSetting;
      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
        if (Object.keys(data17).length > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/maxProperties", keyword: "maxProperties", params: { limit: 500 } });
          errors++;
        }
        for (const key1 in data17) {
          const _errs38 = errors;
          const _errs40 = errors;
          const _errs41 = errors;
          if (!(key1 === "__proto__" || key1 === "constructor" || key1 === "prototype")) {
            (vErrors ??= []).push({});
            errors++;
          }
          var valid11 = _errs41 === errors;
          if (valid11) {
            (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/propertyNames/not", keyword: "not", params: {}, propertyName: key1 });
            errors++;
          } else {
            errors = _errs40;
            if (vErrors !== null) {
              if (_errs40) {
                vErrors.length = _errs40;
              } else {
                vErrors = null;
              }
            }
          }
          if (typeof key1 === "string") {
            if (!pattern16.test(key1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,100}$" }, propertyName: key1 });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/propertyNames/type", keyword: "type", params: { type: "string" }, propertyName: key1 });
            errors++;
          }
          var valid10 = _errs38 === errors;
          if (!valid10) {
            (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } });
            errors++;
          }
        }
        for (const key2 in data17) {
          let data18 = data17[key2];
          if (Array.isArray(data18)) {
            if (data18.length > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/pageSetting/additionalProperties/maxItems", keyword: "maxItems", params: { limit: 200 } });
              errors++;
            }
            const len3 = data18.length;
            for (let i6 = 0; i6 < len3; i6++) {
              let data19 = data18[i6];
              if (typeof data19 === "string") {
                if (func2(data19) > 200) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i6, schemaPath: "#/properties/pageSetting/additionalProperties/items/maxLength", keyword: "maxLength", params: { limit: 200 } });
                  errors++;
                }
                if (func2(data19) < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i6, schemaPath: "#/properties/pageSetting/additionalProperties/items/minLength", keyword: "minLength", params: { limit: 1 } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i6, schemaPath: "#/properties/pageSetting/additionalProperties/items/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/pageSetting/additionalProperties/type", keyword: "type", params: { type: "array" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/pageSetting", schemaPath: "#/properties/pageSetting/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    for (const key3 in data) {
      if (pattern9.test(key3)) {
        let data20 = data[key3];
        if (Array.isArray(data20)) {
          if (data20.length > 200) {
            (vErrors ??= []).push({ instancePath: instancePath + "/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/patternProperties/%5EpageSetting%5C.%5BA-Za-z0-9_-%5D%7B1%2C100%7D%24/maxItems", keyword: "maxItems", params: { limit: 200 } });
            errors++;
          }
          const len4 = data20.length;
          for (let i7 = 0; i7 < len4; i7++) {
            let data21 = data20[i7];
            if (typeof data21 === "string") {
              if (func2(data21) > 200) {
                (vErrors ??= []).push({ instancePath: instancePath + "/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i7, schemaPath: "#/patternProperties/%5EpageSetting%5C.%5BA-Za-z0-9_-%5D%7B1%2C100%7D%24/items/maxLength", keyword: "maxLength", params: { limit: 200 } });
                errors++;
              }
              if (func2(data21) < 1) {
                (vErrors ??= []).push({ instancePath: instancePath + "/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i7, schemaPath: "#/patternProperties/%5EpageSetting%5C.%5BA-Za-z0-9_-%5D%7B1%2C100%7D%24/items/minLength", keyword: "minLength", params: { limit: 1 } });
                errors++;
              }
            } else {
              (vErrors ??= []).push({ instancePath: instancePath + "/" + key3.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i7, schemaPath: "#/patternProperties/%5EpageSetting%5C.%5BA-Za-z0-9_-%5D%7B1%2C100%7D%24/items/type", keyword: "type", params: { type: "string" } });
              errors++;
            }
          }
        } else {
          (vErrors ??= []).push({ instancePath: instancePath + "/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/patternProperties/%5EpageSetting%5C.%5BA-Za-z0-9_-%5D%7B1%2C100%7D%24/type", keyword: "type", params: { type: "array" } });
          errors++;
        }
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate17.errors = vErrors;
  return errors === 0;
}

var dashboardValuesQueryEntity = entityOf(test0);
var modelChangeQueryEntity = entityOf(test1);
var timeseriesQueryEntity = entityOf(test2);
var timeseriesRecordsEntity = entityOf(test3);
var userCreateEntity = entityOf(test4);
var userUpdateEntity = entityOf(test5);
export {
  dashboardValuesQueryEntity,
  modelChangeQueryEntity,
  timeseriesQueryEntity,
  timeseriesRecordsEntity,
  userCreateEntity,
  userUpdateEntity
};
