import { entityOf } from "@signalbox/schemas/validators/runtime";

import { ucs2length as func2 } from "@signalbox/schemas/validators/runtime";
var test0 = validate12;
var schema13 = { "type": "object", "additionalProperties": false, "required": ["name", "scope", "query"], "properties": { "id": { "type": "string", "maxLength": 64 }, "name": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "\\S" }, "scope": { "type": "string", "enum": ["private", "role", "all"] }, "role": { "type": "string", "minLength": 1, "maxLength": 64 }, "isDefault": { "type": "boolean" }, "query": { "type": "object", "additionalProperties": false, "properties": { "filter": { "type": "object", "maxProperties": 100 }, "sorts": { "type": "array", "maxItems": 8, "items": { "type": "object", "minProperties": 1, "maxProperties": 1 } }, "limit": { "type": "integer", "enum": [15, 30, 50, 100] } } }, "columns": { "type": "array", "maxItems": 200, "items": { "type": "object", "additionalProperties": false, "required": ["path"], "properties": { "path": { "type": "string", "minLength": 1, "maxLength": 500 }, "width": { "type": "integer", "minimum": 40, "maximum": 1e3 }, "pin": { "type": "string", "enum": ["start", "end"] } } } } } };
var pattern0 = new RegExp("\\S", "u");
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } });
      errors++;
    }
    if (data.scope === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scope" } });
      errors++;
    }
    if (data.query === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "query" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "name" || key0 === "scope" || key0 === "role" || key0 === "isDefault" || key0 === "query" || key0 === "columns")) {
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
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (func2(data1) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
        if (func2(data1) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern0.test(data1)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "\\S" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.scope !== void 0) {
      let data2 = data.scope;
      if (typeof data2 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data2 === "private" || data2 === "role" || data2 === "all")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/enum", keyword: "enum", params: { allowedValues: schema13.properties.scope.enum } });
        errors++;
      }
    }
    if (data.role !== void 0) {
      let data3 = data.role;
      if (typeof data3 === "string") {
        if (func2(data3) > 64) {
          (vErrors ??= []).push({ instancePath: instancePath + "/role", schemaPath: "#/properties/role/maxLength", keyword: "maxLength", params: { limit: 64 } });
          errors++;
        }
        if (func2(data3) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/role", schemaPath: "#/properties/role/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.isDefault !== void 0) {
      if (typeof data.isDefault !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/isDefault", schemaPath: "#/properties/isDefault/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.query !== void 0) {
      let data5 = data.query;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        for (const key1 in data5) {
          if (!(key1 === "filter" || key1 === "sorts" || key1 === "limit")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/query", schemaPath: "#/properties/query/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data5.filter !== void 0) {
          let data6 = data5.filter;
          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
            if (Object.keys(data6).length > 100) {
              (vErrors ??= []).push({ instancePath: instancePath + "/query/filter", schemaPath: "#/properties/query/properties/filter/maxProperties", keyword: "maxProperties", params: { limit: 100 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/query/filter", schemaPath: "#/properties/query/properties/filter/type", keyword: "type", params: { type: "object" } });
            errors++;
          }
        }
        if (data5.sorts !== void 0) {
          let data7 = data5.sorts;
          if (Array.isArray(data7)) {
            if (data7.length > 8) {
              (vErrors ??= []).push({ instancePath: instancePath + "/query/sorts", schemaPath: "#/properties/query/properties/sorts/maxItems", keyword: "maxItems", params: { limit: 8 } });
              errors++;
            }
            const len0 = data7.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data8 = data7[i0];
              if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                if (Object.keys(data8).length > 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/query/sorts/" + i0, schemaPath: "#/properties/query/properties/sorts/items/maxProperties", keyword: "maxProperties", params: { limit: 1 } });
                  errors++;
                }
                if (Object.keys(data8).length < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/query/sorts/" + i0, schemaPath: "#/properties/query/properties/sorts/items/minProperties", keyword: "minProperties", params: { limit: 1 } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/query/sorts/" + i0, schemaPath: "#/properties/query/properties/sorts/items/type", keyword: "type", params: { type: "object" } });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/query/sorts", schemaPath: "#/properties/query/properties/sorts/type", keyword: "type", params: { type: "array" } });
            errors++;
          }
        }
        if (data5.limit !== void 0) {
          let data9 = data5.limit;
          if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (!(data9 === 15 || data9 === 30 || data9 === 50 || data9 === 100)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/query/limit", schemaPath: "#/properties/query/properties/limit/enum", keyword: "enum", params: { allowedValues: schema13.properties.query.properties.limit.enum } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.columns !== void 0) {
      let data10 = data.columns;
      if (Array.isArray(data10)) {
        if (data10.length > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/maxItems", keyword: "maxItems", params: { limit: 200 } });
          errors++;
        }
        const len1 = data10.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data11 = data10[i1];
          if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
            if (data11.path === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/columns/" + i1, schemaPath: "#/properties/columns/items/required", keyword: "required", params: { missingProperty: "path" } });
              errors++;
            }
            for (const key2 in data11) {
              if (!(key2 === "path" || key2 === "width" || key2 === "pin")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/columns/" + i1, schemaPath: "#/properties/columns/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } });
                errors++;
              }
            }
            if (data11.path !== void 0) {
              let data12 = data11.path;
              if (typeof data12 === "string") {
                if (func2(data12) > 500) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/columns/" + i1 + "/path", schemaPath: "#/properties/columns/items/properties/path/maxLength", keyword: "maxLength", params: { limit: 500 } });
                  errors++;
                }
                if (func2(data12) < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/columns/" + i1 + "/path", schemaPath: "#/properties/columns/items/properties/path/minLength", keyword: "minLength", params: { limit: 1 } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/columns/" + i1 + "/path", schemaPath: "#/properties/columns/items/properties/path/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
            if (data11.width !== void 0) {
              let data13 = data11.width;
              if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/columns/" + i1 + "/width", schemaPath: "#/properties/columns/items/properties/width/type", keyword: "type", params: { type: "integer" } });
                errors++;
              }
              if (typeof data13 == "number" && isFinite(data13)) {
                if (data13 > 1e3 || isNaN(data13)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/columns/" + i1 + "/width", schemaPath: "#/properties/columns/items/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } });
                  errors++;
                }
                if (data13 < 40 || isNaN(data13)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/columns/" + i1 + "/width", schemaPath: "#/properties/columns/items/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 40 } });
                  errors++;
                }
              }
            }
            if (data11.pin !== void 0) {
              let data14 = data11.pin;
              if (typeof data14 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/columns/" + i1 + "/pin", schemaPath: "#/properties/columns/items/properties/pin/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
              if (!(data14 === "start" || data14 === "end")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/columns/" + i1 + "/pin", schemaPath: "#/properties/columns/items/properties/pin/enum", keyword: "enum", params: { allowedValues: schema13.properties.columns.items.properties.pin.enum } });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/columns/" + i1, schemaPath: "#/properties/columns/items/type", keyword: "type", params: { type: "object" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/type", keyword: "type", params: { type: "array" } });
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
var schema14 = { "type": "object", "additionalProperties": false, "required": ["action"], "properties": { "action": { "type": "string", "enum": ["edit", "delete"] }, "ids": { "type": "array", "minItems": 1, "maxItems": 1e4, "items": { "type": "string", "minLength": 1, "maxLength": 200 } }, "filter": { "type": "object", "maxProperties": 100 }, "values": { "type": "object", "minProperties": 1, "maxProperties": 200, "additionalProperties": true } } };
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "action" || key0 === "ids" || key0 === "filter" || key0 === "values")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.action !== void 0) {
      let data0 = data.action;
      if (typeof data0 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/action", schemaPath: "#/properties/action/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data0 === "edit" || data0 === "delete")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/action", schemaPath: "#/properties/action/enum", keyword: "enum", params: { allowedValues: schema14.properties.action.enum } });
        errors++;
      }
    }
    if (data.ids !== void 0) {
      let data1 = data.ids;
      if (Array.isArray(data1)) {
        if (data1.length > 1e4) {
          (vErrors ??= []).push({ instancePath: instancePath + "/ids", schemaPath: "#/properties/ids/maxItems", keyword: "maxItems", params: { limit: 1e4 } });
          errors++;
        }
        if (data1.length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/ids", schemaPath: "#/properties/ids/minItems", keyword: "minItems", params: { limit: 1 } });
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 === "string") {
            if (func2(data2) > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/ids/" + i0, schemaPath: "#/properties/ids/items/maxLength", keyword: "maxLength", params: { limit: 200 } });
              errors++;
            }
            if (func2(data2) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/ids/" + i0, schemaPath: "#/properties/ids/items/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/ids/" + i0, schemaPath: "#/properties/ids/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/ids", schemaPath: "#/properties/ids/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.filter !== void 0) {
      let data3 = data.filter;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (Object.keys(data3).length > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/maxProperties", keyword: "maxProperties", params: { limit: 100 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.values !== void 0) {
      let data4 = data.values;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (Object.keys(data4).length > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/values", schemaPath: "#/properties/values/maxProperties", keyword: "maxProperties", params: { limit: 200 } });
          errors++;
        }
        if (Object.keys(data4).length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/values", schemaPath: "#/properties/values/minProperties", keyword: "minProperties", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/values", schemaPath: "#/properties/values/type", keyword: "type", params: { type: "object" } });
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
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ticket === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ticket" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ticket")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.ticket !== void 0) {
      let data0 = data.ticket;
      if (typeof data0 === "string") {
        if (func2(data0) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/ticket", schemaPath: "#/properties/ticket/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
        if (func2(data0) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/ticket", schemaPath: "#/properties/ticket/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/ticket", schemaPath: "#/properties/ticket/type", keyword: "type", params: { type: "string" } });
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
var schema16 = { "type": "object", "additionalProperties": false, "required": ["format", "columns"], "properties": { "format": { "type": "string", "enum": ["csv", "ndjson", "xlsx"] }, "ids": { "type": "array", "minItems": 1, "maxItems": 1e3, "items": { "type": "string", "minLength": 1, "maxLength": 200 } }, "filter": { "type": "object", "maxProperties": 100 }, "sorts": { "type": "array", "maxItems": 8, "items": { "type": "object", "minProperties": 1, "maxProperties": 1 } }, "columns": { "type": "array", "minItems": 1, "maxItems": 200, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 500 } }, "timeZone": { "type": "string", "minLength": 1, "maxLength": 100 } } };
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.format === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "format" } });
      errors++;
    }
    if (data.columns === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "columns" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "format" || key0 === "ids" || key0 === "filter" || key0 === "sorts" || key0 === "columns" || key0 === "timeZone")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.format !== void 0) {
      let data0 = data.format;
      if (typeof data0 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/format", schemaPath: "#/properties/format/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data0 === "csv" || data0 === "ndjson" || data0 === "xlsx")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/format", schemaPath: "#/properties/format/enum", keyword: "enum", params: { allowedValues: schema16.properties.format.enum } });
        errors++;
      }
    }
    if (data.ids !== void 0) {
      let data1 = data.ids;
      if (Array.isArray(data1)) {
        if (data1.length > 1e3) {
          (vErrors ??= []).push({ instancePath: instancePath + "/ids", schemaPath: "#/properties/ids/maxItems", keyword: "maxItems", params: { limit: 1e3 } });
          errors++;
        }
        if (data1.length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/ids", schemaPath: "#/properties/ids/minItems", keyword: "minItems", params: { limit: 1 } });
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 === "string") {
            if (func2(data2) > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/ids/" + i0, schemaPath: "#/properties/ids/items/maxLength", keyword: "maxLength", params: { limit: 200 } });
              errors++;
            }
            if (func2(data2) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/ids/" + i0, schemaPath: "#/properties/ids/items/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/ids/" + i0, schemaPath: "#/properties/ids/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/ids", schemaPath: "#/properties/ids/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.filter !== void 0) {
      let data3 = data.filter;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (Object.keys(data3).length > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/maxProperties", keyword: "maxProperties", params: { limit: 100 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.sorts !== void 0) {
      let data4 = data.sorts;
      if (Array.isArray(data4)) {
        if (data4.length > 8) {
          (vErrors ??= []).push({ instancePath: instancePath + "/sorts", schemaPath: "#/properties/sorts/maxItems", keyword: "maxItems", params: { limit: 8 } });
          errors++;
        }
        const len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data5 = data4[i1];
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            if (Object.keys(data5).length > 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/sorts/" + i1, schemaPath: "#/properties/sorts/items/maxProperties", keyword: "maxProperties", params: { limit: 1 } });
              errors++;
            }
            if (Object.keys(data5).length < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/sorts/" + i1, schemaPath: "#/properties/sorts/items/minProperties", keyword: "minProperties", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/sorts/" + i1, schemaPath: "#/properties/sorts/items/type", keyword: "type", params: { type: "object" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/sorts", schemaPath: "#/properties/sorts/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.columns !== void 0) {
      let data6 = data.columns;
      if (Array.isArray(data6)) {
        if (data6.length > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/maxItems", keyword: "maxItems", params: { limit: 200 } });
          errors++;
        }
        if (data6.length < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/minItems", keyword: "minItems", params: { limit: 1 } });
          errors++;
        }
        const len2 = data6.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data7 = data6[i2];
          if (typeof data7 === "string") {
            if (func2(data7) > 500) {
              (vErrors ??= []).push({ instancePath: instancePath + "/columns/" + i2, schemaPath: "#/properties/columns/items/maxLength", keyword: "maxLength", params: { limit: 500 } });
              errors++;
            }
            if (func2(data7) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/columns/" + i2, schemaPath: "#/properties/columns/items/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/columns/" + i2, schemaPath: "#/properties/columns/items/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        let i3 = data6.length;
        let j0;
        if (i3 > 1) {
          const indices0 = {};
          for (; i3--; ) {
            let item0 = data6[i3];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              (vErrors ??= []).push({ instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j0 } });
              errors++;
              break;
            }
            indices0[item0] = i3;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.timeZone !== void 0) {
      let data8 = data.timeZone;
      if (typeof data8 === "string") {
        if (func2(data8) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/timeZone", schemaPath: "#/properties/timeZone/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
        if (func2(data8) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/timeZone", schemaPath: "#/properties/timeZone/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/timeZone", schemaPath: "#/properties/timeZone/type", keyword: "type", params: { type: "string" } });
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

var listViewEntity = entityOf(test0);
var recordBulkEntity = entityOf(test1);
var recordExportQueryEntity = entityOf(test2);
var recordExportEntity = entityOf(test3);
export {
  listViewEntity,
  recordBulkEntity,
  recordExportEntity,
  recordExportQueryEntity
};
