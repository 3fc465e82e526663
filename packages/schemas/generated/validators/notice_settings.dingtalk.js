import { errorsOf, conditionOf } from "./runtime.js";

import { ucs2length as func2 } from "./runtime.js";
var form = validate12;
var formats0 = /^[^\s\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]*$/u;
var formats4 = /^(?:(?:[^\s\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff](?:[^\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]{0,1022}[^\s\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff])?)?|(?:[ \t\r\n]*-----BEGIN [A-Z\d ]+-----(?:-?[\w+/=:,. \t\r\n])*-----END [A-Z\d ]+-----)+[ \t\r\n]*)$/u;
var formats6 = /^(?:https?:\/\/(?:[^\s/?#@]*@)?(?:\[[\da-f:.]+\]|[^\s\p{Cc}/?#@:[\]<>\\^|%]+)(?::(?:0*(?:6553[0-5]|655[0-2]\d|65[0-4]\d{2}|6[0-4]\d{3}|[1-5]\d{4}|\d{1,4}))?)?(?=[/?#]|$)|(?!https?:))/iu;
var pattern0 = new RegExp("^https?://[^\\s/?#@\\\\\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\u3002\\ufeff\\uff0e\\uff61]+(/[^\\s\\p{Cc}?#\\\\]*)?$", "u");
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "dingtalk")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.dingtalk !== void 0) {
      let data0 = data.dingtalk;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.agentid === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/dingtalk", schemaPath: "#/properties/dingtalk/required", keyword: "required", params: { missingProperty: "agentid" } });
          errors++;
        }
        if (data0.appKey === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/dingtalk", schemaPath: "#/properties/dingtalk/required", keyword: "required", params: { missingProperty: "appKey" } });
          errors++;
        }
        if (data0.appSecret === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/dingtalk", schemaPath: "#/properties/dingtalk/required", keyword: "required", params: { missingProperty: "appSecret" } });
          errors++;
        }
        for (const key1 in data0) {
          if (!(key1 === "agentid" || key1 === "appKey" || key1 === "appSecret" || key1 === "baseUrl")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/dingtalk", schemaPath: "#/properties/dingtalk/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data0.agentid !== void 0) {
          let data1 = data0.agentid;
          if (typeof data1 === "string") {
            if (func2(data1) > 100) {
              (vErrors ??= []).push({ instancePath: instancePath + "/dingtalk/agentid", schemaPath: "#/properties/dingtalk/properties/agentid/maxLength", keyword: "maxLength", params: { limit: 100 } });
              errors++;
            }
            if (func2(data1) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/dingtalk/agentid", schemaPath: "#/properties/dingtalk/properties/agentid/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
            if (!formats0.test(data1)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/dingtalk/agentid", schemaPath: "#/properties/dingtalk/properties/agentid/format", keyword: "format", params: { format: "key" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/dingtalk/agentid", schemaPath: "#/properties/dingtalk/properties/agentid/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data0.appKey !== void 0) {
          let data2 = data0.appKey;
          if (typeof data2 === "string") {
            if (func2(data2) > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/dingtalk/appKey", schemaPath: "#/properties/dingtalk/properties/appKey/maxLength", keyword: "maxLength", params: { limit: 200 } });
              errors++;
            }
            if (func2(data2) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/dingtalk/appKey", schemaPath: "#/properties/dingtalk/properties/appKey/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
            if (!formats0.test(data2)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/dingtalk/appKey", schemaPath: "#/properties/dingtalk/properties/appKey/format", keyword: "format", params: { format: "key" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/dingtalk/appKey", schemaPath: "#/properties/dingtalk/properties/appKey/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data0.appSecret !== void 0) {
          let data3 = data0.appSecret;
          const _errs10 = errors;
          let valid2 = false;
          const _errs11 = errors;
          if (typeof data3 === "string") {
            if (func2(data3) > 16384) {
              (vErrors ??= []).push({ instancePath: instancePath + "/dingtalk/appSecret", schemaPath: "#/properties/dingtalk/properties/appSecret/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 16384 } });
              errors++;
            }
            if (func2(data3) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/dingtalk/appSecret", schemaPath: "#/properties/dingtalk/properties/appSecret/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
            if (!formats4.test(data3)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/dingtalk/appSecret", schemaPath: "#/properties/dingtalk/properties/appSecret/anyOf/0/format", keyword: "format", params: { format: "secret" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/dingtalk/appSecret", schemaPath: "#/properties/dingtalk/properties/appSecret/anyOf/0/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          var _valid0 = _errs11 === errors;
          valid2 = valid2 || _valid0;
          if (!valid2) {
            const _errs13 = errors;
            if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
              if (data3.isSet === void 0) {
                (vErrors ??= []).push({ instancePath: instancePath + "/dingtalk/appSecret", schemaPath: "#/properties/dingtalk/properties/appSecret/anyOf/1/required", keyword: "required", params: { missingProperty: "isSet" } });
                errors++;
              }
              for (const key2 in data3) {
                if (!(key2 === "isSet")) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/dingtalk/appSecret", schemaPath: "#/properties/dingtalk/properties/appSecret/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } });
                  errors++;
                }
              }
              if (data3.isSet !== void 0) {
                let data4 = data3.isSet;
                if (typeof data4 !== "boolean") {
                  (vErrors ??= []).push({ instancePath: instancePath + "/dingtalk/appSecret/isSet", schemaPath: "#/properties/dingtalk/properties/appSecret/anyOf/1/properties/isSet/type", keyword: "type", params: { type: "boolean" } });
                  errors++;
                }
                if (true !== data4) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/dingtalk/appSecret/isSet", schemaPath: "#/properties/dingtalk/properties/appSecret/anyOf/1/properties/isSet/const", keyword: "const", params: { allowedValue: true } });
                  errors++;
                }
              }
            } else {
              (vErrors ??= []).push({ instancePath: instancePath + "/dingtalk/appSecret", schemaPath: "#/properties/dingtalk/properties/appSecret/anyOf/1/type", keyword: "type", params: { type: "object" } });
              errors++;
            }
            var _valid0 = _errs13 === errors;
            valid2 = valid2 || _valid0;
          }
          if (!valid2) {
            (vErrors ??= []).push({ instancePath: instancePath + "/dingtalk/appSecret", schemaPath: "#/properties/dingtalk/properties/appSecret/anyOf", keyword: "anyOf", params: {} });
            errors++;
          } else {
            errors = _errs10;
            if (vErrors !== null) {
              if (_errs10) {
                vErrors.length = _errs10;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data0.baseUrl !== void 0) {
          let data5 = data0.baseUrl;
          if (typeof data5 === "string") {
            if (func2(data5) > 500) {
              (vErrors ??= []).push({ instancePath: instancePath + "/dingtalk/baseUrl", schemaPath: "#/properties/dingtalk/properties/baseUrl/maxLength", keyword: "maxLength", params: { limit: 500 } });
              errors++;
            }
            if (!pattern0.test(data5)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/dingtalk/baseUrl", schemaPath: "#/properties/dingtalk/properties/baseUrl/pattern", keyword: "pattern", params: { pattern: "^https?://[^\\s/?#@\\\\\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\u3002\\ufeff\\uff0e\\uff61]+(/[^\\s\\p{Cc}?#\\\\]*)?$" } });
              errors++;
            }
            if (!formats6.test(data5)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/dingtalk/baseUrl", schemaPath: "#/properties/dingtalk/properties/baseUrl/format", keyword: "format", params: { format: "web-address" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/dingtalk/baseUrl", schemaPath: "#/properties/dingtalk/properties/baseUrl/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/dingtalk", schemaPath: "#/properties/dingtalk/type", keyword: "type", params: { type: "object" } });
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
