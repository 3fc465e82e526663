import { errorsOf, conditionOf } from "./runtime.js";

import { ucs2length as func2 } from "./runtime.js";
var form = validate12;
var schema13 = { "type": "object", "additionalProperties": false, "properties": { "status": { "type": "string", "enum": ["queued", "sending", "accepted", "delivered", "read", "failed", "unknown"] }, "problem": { "type": "object", "additionalProperties": false, "properties": { "cause": { "type": "string", "maxLength": 100 }, "code": { "type": "string", "maxLength": 200 }, "answer": { "type": "string", "maxLength": 5e3 }, "isRetryable": { "type": "boolean" }, "params": { "type": "object", "maxProperties": 20, "additionalProperties": { "type": "string", "maxLength": 1e3 } }, "provider": { "type": "string", "maxLength": 20 } } }, "to": { "type": "string", "maxLength": 254 }, "about": { "type": "string", "maxLength": 1e3 }, "provider": { "type": "string", "enum": ["dingtalk", "email", "wechat", "sms"] }, "createTime": { "type": "string", "format": "date-time" }, "createdBy": { "type": "string", "maxLength": 200 }, "tries": { "type": "integer" }, "nextTime": { "type": "string", "format": "date-time" }, "endTime": { "type": "string", "format": "date-time" }, "isTest": { "type": "boolean" }, "ids": { "type": "object", "maxProperties": 20, "additionalProperties": { "type": "string", "maxLength": 1e3 } } } };
var func7 = Object.prototype.hasOwnProperty;
var formats0 = /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[t\s](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)$/i;
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func7.call(schema13.properties, key0)) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data0 = data.status;
      if (typeof data0 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data0 === "queued" || data0 === "sending" || data0 === "accepted" || data0 === "delivered" || data0 === "read" || data0 === "failed" || data0 === "unknown")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema13.properties.status.enum } });
        errors++;
      }
    }
    if (data.problem !== void 0) {
      let data1 = data.problem;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        for (const key1 in data1) {
          if (!(key1 === "cause" || key1 === "code" || key1 === "answer" || key1 === "isRetryable" || key1 === "params" || key1 === "provider")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/problem", schemaPath: "#/properties/problem/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data1.cause !== void 0) {
          let data2 = data1.cause;
          if (typeof data2 === "string") {
            if (func2(data2) > 100) {
              (vErrors ??= []).push({ instancePath: instancePath + "/problem/cause", schemaPath: "#/properties/problem/properties/cause/maxLength", keyword: "maxLength", params: { limit: 100 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/problem/cause", schemaPath: "#/properties/problem/properties/cause/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data1.code !== void 0) {
          let data3 = data1.code;
          if (typeof data3 === "string") {
            if (func2(data3) > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/problem/code", schemaPath: "#/properties/problem/properties/code/maxLength", keyword: "maxLength", params: { limit: 200 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/problem/code", schemaPath: "#/properties/problem/properties/code/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data1.answer !== void 0) {
          let data4 = data1.answer;
          if (typeof data4 === "string") {
            if (func2(data4) > 5e3) {
              (vErrors ??= []).push({ instancePath: instancePath + "/problem/answer", schemaPath: "#/properties/problem/properties/answer/maxLength", keyword: "maxLength", params: { limit: 5e3 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/problem/answer", schemaPath: "#/properties/problem/properties/answer/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data1.isRetryable !== void 0) {
          if (typeof data1.isRetryable !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/problem/isRetryable", schemaPath: "#/properties/problem/properties/isRetryable/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data1.params !== void 0) {
          let data6 = data1.params;
          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
            if (Object.keys(data6).length > 20) {
              (vErrors ??= []).push({ instancePath: instancePath + "/problem/params", schemaPath: "#/properties/problem/properties/params/maxProperties", keyword: "maxProperties", params: { limit: 20 } });
              errors++;
            }
            for (const key2 in data6) {
              let data7 = data6[key2];
              if (typeof data7 === "string") {
                if (func2(data7) > 1e3) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/problem/params/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/problem/properties/params/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/problem/params/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/problem/properties/params/additionalProperties/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/problem/params", schemaPath: "#/properties/problem/properties/params/type", keyword: "type", params: { type: "object" } });
            errors++;
          }
        }
        if (data1.provider !== void 0) {
          let data8 = data1.provider;
          if (typeof data8 === "string") {
            if (func2(data8) > 20) {
              (vErrors ??= []).push({ instancePath: instancePath + "/problem/provider", schemaPath: "#/properties/problem/properties/provider/maxLength", keyword: "maxLength", params: { limit: 20 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/problem/provider", schemaPath: "#/properties/problem/properties/provider/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/problem", schemaPath: "#/properties/problem/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
    if (data.to !== void 0) {
      let data9 = data.to;
      if (typeof data9 === "string") {
        if (func2(data9) > 254) {
          (vErrors ??= []).push({ instancePath: instancePath + "/to", schemaPath: "#/properties/to/maxLength", keyword: "maxLength", params: { limit: 254 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.about !== void 0) {
      let data10 = data.about;
      if (typeof data10 === "string") {
        if (func2(data10) > 1e3) {
          (vErrors ??= []).push({ instancePath: instancePath + "/about", schemaPath: "#/properties/about/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/about", schemaPath: "#/properties/about/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.provider !== void 0) {
      let data11 = data.provider;
      if (typeof data11 !== "string") {
        (vErrors ??= []).push({ instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
      if (!(data11 === "dingtalk" || data11 === "email" || data11 === "wechat" || data11 === "sms")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/enum", keyword: "enum", params: { allowedValues: schema13.properties.provider.enum } });
        errors++;
      }
    }
    if (data.createTime !== void 0) {
      let data12 = data.createTime;
      if (typeof data12 === "string") {
        if (!formats0.test(data12)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/createTime", schemaPath: "#/properties/createTime/format", keyword: "format", params: { format: "date-time" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/createTime", schemaPath: "#/properties/createTime/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.createdBy !== void 0) {
      let data13 = data.createdBy;
      if (typeof data13 === "string") {
        if (func2(data13) > 200) {
          (vErrors ??= []).push({ instancePath: instancePath + "/createdBy", schemaPath: "#/properties/createdBy/maxLength", keyword: "maxLength", params: { limit: 200 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/createdBy", schemaPath: "#/properties/createdBy/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.tries !== void 0) {
      let data14 = data.tries;
      if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
        (vErrors ??= []).push({ instancePath: instancePath + "/tries", schemaPath: "#/properties/tries/type", keyword: "type", params: { type: "integer" } });
        errors++;
      }
    }
    if (data.nextTime !== void 0) {
      let data15 = data.nextTime;
      if (typeof data15 === "string") {
        if (!formats0.test(data15)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/nextTime", schemaPath: "#/properties/nextTime/format", keyword: "format", params: { format: "date-time" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/nextTime", schemaPath: "#/properties/nextTime/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.endTime !== void 0) {
      let data16 = data.endTime;
      if (typeof data16 === "string") {
        if (!formats0.test(data16)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/endTime", schemaPath: "#/properties/endTime/format", keyword: "format", params: { format: "date-time" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/endTime", schemaPath: "#/properties/endTime/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.isTest !== void 0) {
      if (typeof data.isTest !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/isTest", schemaPath: "#/properties/isTest/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.ids !== void 0) {
      let data18 = data.ids;
      if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
        if (Object.keys(data18).length > 20) {
          (vErrors ??= []).push({ instancePath: instancePath + "/ids", schemaPath: "#/properties/ids/maxProperties", keyword: "maxProperties", params: { limit: 20 } });
          errors++;
        }
        for (const key3 in data18) {
          let data19 = data18[key3];
          if (typeof data19 === "string") {
            if (func2(data19) > 1e3) {
              (vErrors ??= []).push({ instancePath: instancePath + "/ids/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/ids/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/ids/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/ids/additionalProperties/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/ids", schemaPath: "#/properties/ids/type", keyword: "type", params: { type: "object" } });
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
