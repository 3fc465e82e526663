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

var dashboardValuesQueryEntity = { ...entityOf(test0), ...{ "name": "dashboard-values-query", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "The `query` of GET core/dashboard/{id}/values: a table of devices that a widget of the dashboard shows.", "type": "object", "additionalProperties": false, "required": ["table"], "properties": { "table": { "type": "string", "minLength": 1, "maxLength": 64 } } } } };
var modelChangeQueryEntity = { ...entityOf(test1), ...{ "name": "model-change-query", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "Query string of PUT, PATCH and DELETE core/model/{id}.", "type": "object", "properties": { "force": { "type": "string", "enum": ["true", "false"], "description": "`true` confirms that the stored values of columns that lose `writeOnly` are deleted. Without it such a change is rejected with the number of records." } } } } };
var timeseriesQueryEntity = { ...entityOf(test2), ...{ "name": "timeseries-query", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "The `query` of GET core/timeseries; the newest come first.", "type": "object", "additionalProperties": false, "properties": { "filter": { "type": "object", "additionalProperties": false, "properties": { "table": { "type": "string", "maxLength": 64 }, "device": { "type": "string", "maxLength": 64 }, "field": { "type": "string", "maxLength": 64 }, "time": { "type": "object", "additionalProperties": false, "properties": { "$gte": { "type": "string", "format": "date-time" }, "$lt": { "type": "string", "format": "date-time" } } } } }, "skip": { "type": "integer", "minimum": 0, "maximum": 1e6 }, "limit": { "type": "integer", "minimum": 1, "maximum": 1e3 }, "withCount": { "type": "boolean" } } } } };
var timeseriesRecordsEntity = { ...entityOf(test3), ...{ "name": "timeseries-records", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "Body of POST core/timeseries: readings of devices. A repeated reading of a field at the same time replaces the stored one.", "type": "object", "additionalProperties": false, "required": ["records"], "properties": { "records": { "type": "array", "minItems": 1, "maxItems": 1e3, "items": { "type": "object", "additionalProperties": false, "required": ["table", "device", "values"], "properties": { "table": { "type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[^\\u0000]*$" }, "device": { "type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[^\\u0000]*$" }, "time": { "type": "string", "format": "date-time", "description": "Default: the time of arrival." }, "values": { "type": "object", "minProperties": 1, "maxProperties": 100, "propertyNames": { "type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[^\\u0000]*$" }, "additionalProperties": { "type": ["number", "boolean", "string"], "maxLength": 1e3 }, "description": "Values by field." } } } } } } } };
export {
  dashboardValuesQueryEntity,
  modelChangeQueryEntity,
  timeseriesQueryEntity,
  timeseriesRecordsEntity
};
