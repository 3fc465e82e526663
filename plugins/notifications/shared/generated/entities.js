import { entityOf } from "@signalbox/schemas/validators/runtime";

import { ucs2length as func2 } from "@signalbox/schemas/validators/runtime";
var test0 = validate12;
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate12.errors = vErrors;
  return errors === 0;
}
var test1 = validate13;
var schema14 = { "type": "object", "additionalProperties": false, "properties": { "provider": { "type": "string", "enum": ["dingtalk", "email", "wechat", "sms"] }, "status": { "type": "string", "enum": ["queued", "sending", "accepted", "delivered", "read", "failed", "unknown"] }, "to": { "type": "string", "minLength": 1, "maxLength": 254, "pattern": "^[^\\u0000]+$" }, "createTime": { "type": "object", "additionalProperties": false, "properties": { "$gte": { "type": "string", "format": "date-time" }, "$lt": { "type": "string", "format": "date-time" } } } } };
var pattern0 = new RegExp("^[^\\u0000]+$", "u");
var formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[t\s](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)$/i;
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "provider" || key0 === "status" || key0 === "to" || key0 === "createTime")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.provider !== void 0) {
      let data0 = data.provider;
      if (typeof data0 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data0 === "dingtalk" || data0 === "email" || data0 === "wechat" || data0 === "sms")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/enum", keyword: "enum", params: { allowedValues: schema14.properties.provider.enum } });
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data1 = data.status;
      if (typeof data1 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data1 === "queued" || data1 === "sending" || data1 === "accepted" || data1 === "delivered" || data1 === "read" || data1 === "failed" || data1 === "unknown")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema14.properties.status.enum } });
        errors++;
      }
    }
    if (data.to !== void 0) {
      let data2 = data.to;
      if (typeof data2 === "string") {
        if (func2(data2) > 254) {
          (vErrors ??= []).push({ instancePath: instancePath + "/to", schemaPath: "#/properties/to/maxLength", keyword: "maxLength", params: { limit: 254 } });
          errors++;
        }
        if (func2(data2) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/to", schemaPath: "#/properties/to/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern0.test(data2)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/to", schemaPath: "#/properties/to/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000]+$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.createTime !== void 0) {
      let data3 = data.createTime;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        for (const key1 in data3) {
          if (!(key1 === "$gte" || key1 === "$lt")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/createTime", schemaPath: "#/properties/createTime/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data3.$gte !== void 0) {
          let data4 = data3.$gte;
          if (typeof data4 === "string") {
            if (!formats0.test(data4)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/createTime/$gte", schemaPath: "#/properties/createTime/properties/%24gte/format", keyword: "format", params: { format: "date-time" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/createTime/$gte", schemaPath: "#/properties/createTime/properties/%24gte/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data3.$lt !== void 0) {
          let data5 = data3.$lt;
          if (typeof data5 === "string") {
            if (!formats0.test(data5)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/createTime/$lt", schemaPath: "#/properties/createTime/properties/%24lt/format", keyword: "format", params: { format: "date-time" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/createTime/$lt", schemaPath: "#/properties/createTime/properties/%24lt/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/createTime", schemaPath: "#/properties/createTime/type", keyword: "type", params: { type: "object" } });
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
    for (const key0 in data) {
      if (!(key0 === "filter" || key0 === "sort" || key0 === "skip" || key0 === "limit" || key0 === "withCount")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.filter !== void 0) {
      let data0 = data.filter;
      if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/filter", schemaPath: "#/properties/filter/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.sort !== void 0) {
      let data1 = data.sort;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        for (const key1 in data1) {
          if (!(key1 === "createTime")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/sort", schemaPath: "#/properties/sort/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data1.createTime !== void 0) {
          if (-1 !== data1.createTime) {
            (vErrors ??= []).push({ instancePath: instancePath + "/sort/createTime", schemaPath: "#/properties/sort/properties/createTime/const", keyword: "const", params: { allowedValue: -1 } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/sort", schemaPath: "#/properties/sort/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.skip !== void 0) {
      let data3 = data.skip;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/skip", schemaPath: "#/properties/skip/type", keyword: "type", params: { type: "integer" } });
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 1e6 || isNaN(data3)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/skip", schemaPath: "#/properties/skip/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 } });
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/skip", schemaPath: "#/properties/skip/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } });
          errors++;
        }
      }
    }
    if (data.limit !== void 0) {
      let data4 = data.limit;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } });
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 100 || isNaN(data4)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } });
          errors++;
        }
        if (data4 < 1 || isNaN(data4)) {
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
var pattern1 = new RegExp("^[0-9a-f]{24}$", "u");
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "id")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (!pattern1.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{24}$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } });
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
var schema17 = { "type": "object", "additionalProperties": false, "required": ["provider", "to"], "properties": { "id": { "type": "string", "pattern": "^[0-9a-f]{24}$" }, "provider": { "type": "string", "enum": ["dingtalk", "email", "wechat", "sms"] }, "to": { "type": "string", "minLength": 1, "maxLength": 254, "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*\\S[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$" }, "toKind": { "type": "string", "enum": ["userId", "mobile"] }, "subject": { "type": "string", "maxLength": 200, "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$" }, "text": { "type": "string", "maxLength": 4e3, "pattern": "^[^\\u0000]*$" }, "template": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]+$" }, "values": { "type": "array", "maxItems": 20, "items": { "type": "object", "additionalProperties": false, "required": ["name", "value"], "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 50, "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]+$" }, "value": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[^\\u0000]+$" } } } } } };
var pattern3 = new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*\\S[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$", "u");
var pattern4 = new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$", "u");
var pattern5 = new RegExp("^[^\\u0000]*$", "u");
var pattern6 = new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]+$", "u");
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" } });
      errors++;
    }
    if (data.to === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "provider" || key0 === "to" || key0 === "toKind" || key0 === "subject" || key0 === "text" || key0 === "template" || key0 === "values")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (!pattern1.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{24}$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.provider !== void 0) {
      let data1 = data.provider;
      if (typeof data1 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data1 === "dingtalk" || data1 === "email" || data1 === "wechat" || data1 === "sms")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/enum", keyword: "enum", params: { allowedValues: schema17.properties.provider.enum } });
        errors++;
      }
    }
    if (data.to !== void 0) {
      let data2 = data.to;
      if (typeof data2 === "string") {
        if (func2(data2) > 254) {
          (vErrors ??= []).push({ instancePath: instancePath + "/to", schemaPath: "#/properties/to/maxLength", keyword: "maxLength", params: { limit: 254 } });
          errors++;
        }
        if (func2(data2) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/to", schemaPath: "#/properties/to/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern3.test(data2)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/to", schemaPath: "#/properties/to/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*\\S[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.toKind !== void 0) {
      let data3 = data.toKind;
      if (typeof data3 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/toKind", schemaPath: "#/properties/toKind/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data3 === "userId" || data3 === "mobile")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/toKind", schemaPath: "#/properties/toKind/enum", keyword: "enum", params: { allowedValues: schema17.properties.toKind.enum } });
        errors++;
      }
    }
    if (data.subject !== void 0) {
      let data4 = data.subject;
      if (typeof data4 === "string") {
        if (func2(data4) > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/maxLength", keyword: "maxLength", params: { limit: 200 } });
          errors++;
        }
        if (!pattern4.test(data4)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.text !== void 0) {
      let data5 = data.text;
      if (typeof data5 === "string") {
        if (func2(data5) > 4e3) {
          (vErrors ??= []).push({ instancePath: instancePath + "/text", schemaPath: "#/properties/text/maxLength", keyword: "maxLength", params: { limit: 4e3 } });
          errors++;
        }
        if (!pattern5.test(data5)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/text", schemaPath: "#/properties/text/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000]*$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.template !== void 0) {
      let data6 = data.template;
      if (typeof data6 === "string") {
        if (func2(data6) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/template", schemaPath: "#/properties/template/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
        if (func2(data6) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/template", schemaPath: "#/properties/template/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern6.test(data6)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/template", schemaPath: "#/properties/template/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]+$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/template", schemaPath: "#/properties/template/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.values !== void 0) {
      let data7 = data.values;
      if (Array.isArray(data7)) {
        if (data7.length > 20) {
          (vErrors ??= []).push({ instancePath: instancePath + "/values", schemaPath: "#/properties/values/maxItems", keyword: "maxItems", params: { limit: 20 } });
          errors++;
        }
        const len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data8 = data7[i0];
          if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
            if (data8.name === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0, schemaPath: "#/properties/values/items/required", keyword: "required", params: { missingProperty: "name" } });
              errors++;
            }
            if (data8.value === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0, schemaPath: "#/properties/values/items/required", keyword: "required", params: { missingProperty: "value" } });
              errors++;
            }
            for (const key1 in data8) {
              if (!(key1 === "name" || key1 === "value")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0, schemaPath: "#/properties/values/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
                errors++;
              }
            }
            if (data8.name !== void 0) {
              let data9 = data8.name;
              if (typeof data9 === "string") {
                if (func2(data9) > 50) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0 + "/name", schemaPath: "#/properties/values/items/properties/name/maxLength", keyword: "maxLength", params: { limit: 50 } });
                  errors++;
                }
                if (func2(data9) < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0 + "/name", schemaPath: "#/properties/values/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } });
                  errors++;
                }
                if (!pattern6.test(data9)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0 + "/name", schemaPath: "#/properties/values/items/properties/name/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]+$" } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0 + "/name", schemaPath: "#/properties/values/items/properties/name/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
            if (data8.value !== void 0) {
              let data10 = data8.value;
              if (typeof data10 === "string") {
                if (func2(data10) > 200) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0 + "/value", schemaPath: "#/properties/values/items/properties/value/maxLength", keyword: "maxLength", params: { limit: 200 } });
                  errors++;
                }
                if (func2(data10) < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0 + "/value", schemaPath: "#/properties/values/items/properties/value/minLength", keyword: "minLength", params: { limit: 1 } });
                  errors++;
                }
                if (!pattern0.test(data10)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0 + "/value", schemaPath: "#/properties/values/items/properties/value/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000]+$" } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0 + "/value", schemaPath: "#/properties/values/items/properties/value/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0, schemaPath: "#/properties/values/items/type", keyword: "type", params: { type: "object" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/values", schemaPath: "#/properties/values/type", keyword: "type", params: { type: "array" } });
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
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.settings === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "settings" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "settings")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.settings !== void 0) {
      let data0 = data.settings;
      if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate17.errors = vErrors;
  return errors === 0;
}
var test6 = validate18;
var schema19 = { "type": "object", "additionalProperties": false, "required": ["id", "provider", "settings", "to"], "properties": { "id": { "type": "string", "pattern": "^[0-9a-f]{24}$" }, "provider": { "type": "string", "enum": ["dingtalk", "email", "wechat", "sms"] }, "settings": { "type": "object" }, "to": { "type": "string", "minLength": 1, "maxLength": 254, "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*\\S[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$" }, "toKind": { "type": "string", "enum": ["userId", "mobile"] }, "template": { "type": "string", "minLength": 1, "maxLength": 100 }, "values": { "type": "array", "maxItems": 20, "items": { "type": "object", "additionalProperties": false, "required": ["name", "value"], "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 50 }, "value": { "type": "string", "minLength": 1, "maxLength": 100 } } } } } };
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } });
      errors++;
    }
    if (data.provider === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" } });
      errors++;
    }
    if (data.settings === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "settings" } });
      errors++;
    }
    if (data.to === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "provider" || key0 === "settings" || key0 === "to" || key0 === "toKind" || key0 === "template" || key0 === "values")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (!pattern1.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{24}$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.provider !== void 0) {
      let data1 = data.provider;
      if (typeof data1 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data1 === "dingtalk" || data1 === "email" || data1 === "wechat" || data1 === "sms")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/enum", keyword: "enum", params: { allowedValues: schema19.properties.provider.enum } });
        errors++;
      }
    }
    if (data.settings !== void 0) {
      let data2 = data.settings;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/settings", schemaPath: "#/properties/settings/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.to !== void 0) {
      let data3 = data.to;
      if (typeof data3 === "string") {
        if (func2(data3) > 254) {
          (vErrors ??= []).push({ instancePath: instancePath + "/to", schemaPath: "#/properties/to/maxLength", keyword: "maxLength", params: { limit: 254 } });
          errors++;
        }
        if (func2(data3) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/to", schemaPath: "#/properties/to/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
        if (!pattern3.test(data3)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/to", schemaPath: "#/properties/to/pattern", keyword: "pattern", params: { pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*\\S[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.toKind !== void 0) {
      let data4 = data.toKind;
      if (typeof data4 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/toKind", schemaPath: "#/properties/toKind/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data4 === "userId" || data4 === "mobile")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/toKind", schemaPath: "#/properties/toKind/enum", keyword: "enum", params: { allowedValues: schema19.properties.toKind.enum } });
        errors++;
      }
    }
    if (data.template !== void 0) {
      let data5 = data.template;
      if (typeof data5 === "string") {
        if (func2(data5) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/template", schemaPath: "#/properties/template/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
        if (func2(data5) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/template", schemaPath: "#/properties/template/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/template", schemaPath: "#/properties/template/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.values !== void 0) {
      let data6 = data.values;
      if (Array.isArray(data6)) {
        if (data6.length > 20) {
          (vErrors ??= []).push({ instancePath: instancePath + "/values", schemaPath: "#/properties/values/maxItems", keyword: "maxItems", params: { limit: 20 } });
          errors++;
        }
        const len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data7 = data6[i0];
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            if (data7.name === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0, schemaPath: "#/properties/values/items/required", keyword: "required", params: { missingProperty: "name" } });
              errors++;
            }
            if (data7.value === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0, schemaPath: "#/properties/values/items/required", keyword: "required", params: { missingProperty: "value" } });
              errors++;
            }
            for (const key1 in data7) {
              if (!(key1 === "name" || key1 === "value")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0, schemaPath: "#/properties/values/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
                errors++;
              }
            }
            if (data7.name !== void 0) {
              let data8 = data7.name;
              if (typeof data8 === "string") {
                if (func2(data8) > 50) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0 + "/name", schemaPath: "#/properties/values/items/properties/name/maxLength", keyword: "maxLength", params: { limit: 50 } });
                  errors++;
                }
                if (func2(data8) < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0 + "/name", schemaPath: "#/properties/values/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0 + "/name", schemaPath: "#/properties/values/items/properties/name/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
            if (data7.value !== void 0) {
              let data9 = data7.value;
              if (typeof data9 === "string") {
                if (func2(data9) > 100) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0 + "/value", schemaPath: "#/properties/values/items/properties/value/maxLength", keyword: "maxLength", params: { limit: 100 } });
                  errors++;
                }
                if (func2(data9) < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0 + "/value", schemaPath: "#/properties/values/items/properties/value/minLength", keyword: "minLength", params: { limit: 1 } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0 + "/value", schemaPath: "#/properties/values/items/properties/value/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0, schemaPath: "#/properties/values/items/type", keyword: "type", params: { type: "object" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/values", schemaPath: "#/properties/values/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate18.errors = vErrors;
  return errors === 0;
}
var test7 = validate19;
var pattern11 = new RegExp("^[0-9a-f]{40}$", "u");
var pattern12 = new RegExp("^[0-9]{1,12}$", "u");
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.signature === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "signature" } });
      errors++;
    }
    if (data.timestamp === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timestamp" } });
      errors++;
    }
    if (data.nonce === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nonce" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "signature" || key0 === "timestamp" || key0 === "nonce" || key0 === "echostr" || key0 === "openid" || key0 === "encrypt_type" || key0 === "msg_signature")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.signature !== void 0) {
      let data0 = data.signature;
      if (typeof data0 === "string") {
        if (!pattern11.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/signature", schemaPath: "#/properties/signature/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40}$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/signature", schemaPath: "#/properties/signature/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.timestamp !== void 0) {
      let data1 = data.timestamp;
      if (typeof data1 === "string") {
        if (!pattern12.test(data1)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/timestamp", schemaPath: "#/properties/timestamp/pattern", keyword: "pattern", params: { pattern: "^[0-9]{1,12}$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/timestamp", schemaPath: "#/properties/timestamp/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.nonce !== void 0) {
      let data2 = data.nonce;
      if (typeof data2 === "string") {
        if (func2(data2) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/nonce", schemaPath: "#/properties/nonce/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
        if (func2(data2) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/nonce", schemaPath: "#/properties/nonce/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/nonce", schemaPath: "#/properties/nonce/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.echostr !== void 0) {
      let data3 = data.echostr;
      if (typeof data3 === "string") {
        if (func2(data3) > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/echostr", schemaPath: "#/properties/echostr/maxLength", keyword: "maxLength", params: { limit: 200 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/echostr", schemaPath: "#/properties/echostr/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.openid !== void 0) {
      let data4 = data.openid;
      if (typeof data4 === "string") {
        if (func2(data4) > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/openid", schemaPath: "#/properties/openid/maxLength", keyword: "maxLength", params: { limit: 200 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/openid", schemaPath: "#/properties/openid/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.encrypt_type !== void 0) {
      let data5 = data.encrypt_type;
      if (typeof data5 === "string") {
        if (func2(data5) > 20) {
          (vErrors ??= []).push({ instancePath: instancePath + "/encrypt_type", schemaPath: "#/properties/encrypt_type/maxLength", keyword: "maxLength", params: { limit: 20 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/encrypt_type", schemaPath: "#/properties/encrypt_type/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.msg_signature !== void 0) {
      let data6 = data.msg_signature;
      if (typeof data6 === "string") {
        if (func2(data6) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/msg_signature", schemaPath: "#/properties/msg_signature/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/msg_signature", schemaPath: "#/properties/msg_signature/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate19.errors = vErrors;
  return errors === 0;
}

var noticeExportQueryEntity = entityOf(test0);
var noticeLogFilterEntity = entityOf(test1);
var noticeLogQueryEntity = entityOf(test2);
var noticeResendEntity = entityOf(test3);
var noticeSendEntity = entityOf(test4);
var noticeTemplatesEntity = entityOf(test5);
var noticeTestEntity = entityOf(test6);
var wechatReceiptQueryEntity = entityOf(test7);
export {
  noticeExportQueryEntity,
  noticeLogFilterEntity,
  noticeLogQueryEntity,
  noticeResendEntity,
  noticeSendEntity,
  noticeTemplatesEntity,
  noticeTestEntity,
  wechatReceiptQueryEntity
};
