import { errorsOf, conditionOf } from "./runtime.js";

import { ucs2length as func2 } from "./runtime.js";
var form = validate12;
var schema13 = { "type": "object", "additionalProperties": false, "properties": { "sms": { "type": "object", "additionalProperties": false, "required": ["operator", "appKey", "appSecret"], "properties": { "operator": { "type": "string", "enum": ["lingxuntong", "ali"] }, "appKey": { "type": "string", "format": "key", "minLength": 1, "maxLength": 200 }, "appSecret": { "anyOf": [{ "type": "string", "format": "secret", "minLength": 1, "maxLength": 16384 }, { "type": "object", "additionalProperties": false, "required": ["isSet"], "properties": { "isSet": { "const": true, "type": "boolean" } } }], "boundTo": ["/sms/operator", "/sms/appKey", "/sms/baseUrl", "/sms/gateway/template", "/sms/gateway/signText"] }, "baseUrl": { "type": "string", "format": "web-address", "pattern": "^https?://[^\\s/?#@\\\\\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\u3002\\ufeff\\uff0e\\uff61]+(/[^\\s\\p{Cc}?#\\\\]*)?$", "maxLength": 500 }, "signName": { "type": "string", "format": "line", "minLength": 1, "maxLength": 100 }, "gateway": { "type": "object", "additionalProperties": false, "properties": { "method": { "type": "string", "enum": ["POST", "GET"] }, "format": { "type": "string", "enum": ["json", "form"] }, "template": { "type": "string", "minLength": 1, "maxLength": 4e3 }, "signing": { "type": "string", "enum": ["none", "md5", "sha256", "hmac-sha256"] }, "signText": { "type": "string", "minLength": 1, "maxLength": 1e3 }, "successPointer": { "type": "string", "pattern": "^(/[^/\\s]+)+$", "maxLength": 200 }, "successValue": { "type": "string", "minLength": 1, "maxLength": 100 } }, "allOf": [{ "if": { "properties": { "signing": { "enum": ["md5", "sha256", "hmac-sha256"] } }, "required": ["signing"] }, "then": { "properties": { "signText": true } }, "else": { "properties": { "signText": false } } }] } }, "allOf": [{ "if": { "properties": { "operator": { "const": "ali" } }, "required": ["operator"] }, "then": { "properties": { "signName": true } }, "else": { "properties": { "signName": false } } }, { "if": { "properties": { "operator": { "const": "lingxuntong" } }, "required": ["operator"] }, "then": { "properties": { "gateway": true } }, "else": { "properties": { "gateway": false } } }] } } };
var formats0 = /^[^\s\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]*$/u;
var formats2 = /^(?:(?:[^\s\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff](?:[^\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]{0,1022}[^\s\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff])?)?|(?:[ \t\r\n]*-----BEGIN [A-Z\d ]+-----(?:-?[\w+/=:,. \t\r\n])*-----END [A-Z\d ]+-----)+[ \t\r\n]*)$/u;
var formats4 = /^(?:https?:\/\/(?:[^\s/?#@]*@)?(?:\[[\da-f:.]+\]|[^\s\p{Cc}/?#@:[\]<>\\^|%]+)(?::(?:0*(?:6553[0-5]|655[0-2]\d|65[0-4]\d{2}|6[0-4]\d{3}|[1-5]\d{4}|\d{1,4}))?)?(?=[/?#]|$)|(?!https?:))/iu;
var formats6 = /^(?:[^\s\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff](?:[^\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]*[^\s\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff])?)?$/u;
var pattern0 = new RegExp("^https?://[^\\s/?#@\\\\\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\u3002\\ufeff\\uff0e\\uff61]+(/[^\\s\\p{Cc}?#\\\\]*)?$", "u");
var pattern1 = new RegExp("^(/[^/\\s]+)+$", "u");
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "sms")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.sms !== void 0) {
      let data0 = data.sms;
      const _errs5 = errors;
      let valid2 = true;
      const _errs6 = errors;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        let missing0;
        if (data0.operator === void 0 && (missing0 = "operator")) {
          (vErrors ??= []).push({});
          errors++;
        } else {
          if (data0.operator !== void 0) {
            if ("ali" !== data0.operator) {
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
        var _valid0 = _errs8 === errors;
        valid2 = _valid0;
        ifClause0 = "then";
      } else {
        const _errs9 = errors;
        if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
          if (data0.signName !== void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/sms/signName", schemaPath: "#/properties/sms/allOf/0/else/properties/signName/false schema", keyword: "false schema", params: {} });
            errors++;
          }
        }
        var _valid0 = _errs9 === errors;
        valid2 = _valid0;
        ifClause0 = "else";
      }
      if (!valid2) {
        (vErrors ??= []).push({ instancePath: instancePath + "/sms", schemaPath: "#/properties/sms/allOf/0/if", keyword: "if", params: { failingKeyword: ifClause0 } });
        errors++;
      }
      const _errs11 = errors;
      let valid5 = true;
      const _errs12 = errors;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        let missing1;
        if (data0.operator === void 0 && (missing1 = "operator")) {
          (vErrors ??= []).push({});
          errors++;
        } else {
          if (data0.operator !== void 0) {
            if ("lingxuntong" !== data0.operator) {
              (vErrors ??= []).push({});
              errors++;
            }
          }
        }
      }
      var _valid1 = _errs12 === errors;
      errors = _errs11;
      if (vErrors !== null) {
        if (_errs11) {
          vErrors.length = _errs11;
        } else {
          vErrors = null;
        }
      }
      let ifClause1;
      if (_valid1) {
        const _errs14 = errors;
        var _valid1 = _errs14 === errors;
        valid5 = _valid1;
        ifClause1 = "then";
      } else {
        const _errs15 = errors;
        if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
          if (data0.gateway !== void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway", schemaPath: "#/properties/sms/allOf/1/else/properties/gateway/false schema", keyword: "false schema", params: {} });
            errors++;
          }
        }
        var _valid1 = _errs15 === errors;
        valid5 = _valid1;
        ifClause1 = "else";
      }
      if (!valid5) {
        (vErrors ??= []).push({ instancePath: instancePath + "/sms", schemaPath: "#/properties/sms/allOf/1/if", keyword: "if", params: { failingKeyword: ifClause1 } });
        errors++;
      }
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.operator === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/sms", schemaPath: "#/properties/sms/required", keyword: "required", params: { missingProperty: "operator" } });
          errors++;
        }
        if (data0.appKey === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/sms", schemaPath: "#/properties/sms/required", keyword: "required", params: { missingProperty: "appKey" } });
          errors++;
        }
        if (data0.appSecret === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/sms", schemaPath: "#/properties/sms/required", keyword: "required", params: { missingProperty: "appSecret" } });
          errors++;
        }
        for (const key1 in data0) {
          if (!(key1 === "operator" || key1 === "appKey" || key1 === "appSecret" || key1 === "baseUrl" || key1 === "signName" || key1 === "gateway")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/sms", schemaPath: "#/properties/sms/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data0.operator !== void 0) {
          let data5 = data0.operator;
          if (typeof data5 !== "string") {
            (vErrors ??= []).push({ instancePath: instancePath + "/sms/operator", schemaPath: "#/properties/sms/properties/operator/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          if (!(data5 === "lingxuntong" || data5 === "ali")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/sms/operator", schemaPath: "#/properties/sms/properties/operator/enum", keyword: "enum", params: { allowedValues: schema13.properties.sms.properties.operator.enum } });
            errors++;
          }
        }
        if (data0.appKey !== void 0) {
          let data6 = data0.appKey;
          if (typeof data6 === "string") {
            if (func2(data6) > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/sms/appKey", schemaPath: "#/properties/sms/properties/appKey/maxLength", keyword: "maxLength", params: { limit: 200 } });
              errors++;
            }
            if (func2(data6) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/sms/appKey", schemaPath: "#/properties/sms/properties/appKey/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
            if (!formats0.test(data6)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/sms/appKey", schemaPath: "#/properties/sms/properties/appKey/format", keyword: "format", params: { format: "key" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/sms/appKey", schemaPath: "#/properties/sms/properties/appKey/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data0.appSecret !== void 0) {
          let data7 = data0.appSecret;
          const _errs22 = errors;
          let valid9 = false;
          const _errs23 = errors;
          if (typeof data7 === "string") {
            if (func2(data7) > 16384) {
              (vErrors ??= []).push({ instancePath: instancePath + "/sms/appSecret", schemaPath: "#/properties/sms/properties/appSecret/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 16384 } });
              errors++;
            }
            if (func2(data7) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/sms/appSecret", schemaPath: "#/properties/sms/properties/appSecret/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
            if (!formats2.test(data7)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/sms/appSecret", schemaPath: "#/properties/sms/properties/appSecret/anyOf/0/format", keyword: "format", params: { format: "secret" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/sms/appSecret", schemaPath: "#/properties/sms/properties/appSecret/anyOf/0/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          var _valid2 = _errs23 === errors;
          valid9 = valid9 || _valid2;
          if (!valid9) {
            const _errs25 = errors;
            if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
              if (data7.isSet === void 0) {
                (vErrors ??= []).push({ instancePath: instancePath + "/sms/appSecret", schemaPath: "#/properties/sms/properties/appSecret/anyOf/1/required", keyword: "required", params: { missingProperty: "isSet" } });
                errors++;
              }
              for (const key2 in data7) {
                if (!(key2 === "isSet")) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/sms/appSecret", schemaPath: "#/properties/sms/properties/appSecret/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } });
                  errors++;
                }
              }
              if (data7.isSet !== void 0) {
                let data8 = data7.isSet;
                if (typeof data8 !== "boolean") {
                  (vErrors ??= []).push({ instancePath: instancePath + "/sms/appSecret/isSet", schemaPath: "#/properties/sms/properties/appSecret/anyOf/1/properties/isSet/type", keyword: "type", params: { type: "boolean" } });
                  errors++;
                }
                if (true !== data8) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/sms/appSecret/isSet", schemaPath: "#/properties/sms/properties/appSecret/anyOf/1/properties/isSet/const", keyword: "const", params: { allowedValue: true } });
                  errors++;
                }
              }
            } else {
              (vErrors ??= []).push({ instancePath: instancePath + "/sms/appSecret", schemaPath: "#/properties/sms/properties/appSecret/anyOf/1/type", keyword: "type", params: { type: "object" } });
              errors++;
            }
            var _valid2 = _errs25 === errors;
            valid9 = valid9 || _valid2;
          }
          if (!valid9) {
            (vErrors ??= []).push({ instancePath: instancePath + "/sms/appSecret", schemaPath: "#/properties/sms/properties/appSecret/anyOf", keyword: "anyOf", params: {} });
            errors++;
          } else {
            errors = _errs22;
            if (vErrors !== null) {
              if (_errs22) {
                vErrors.length = _errs22;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data0.baseUrl !== void 0) {
          let data9 = data0.baseUrl;
          if (typeof data9 === "string") {
            if (func2(data9) > 500) {
              (vErrors ??= []).push({ instancePath: instancePath + "/sms/baseUrl", schemaPath: "#/properties/sms/properties/baseUrl/maxLength", keyword: "maxLength", params: { limit: 500 } });
              errors++;
            }
            if (!pattern0.test(data9)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/sms/baseUrl", schemaPath: "#/properties/sms/properties/baseUrl/pattern", keyword: "pattern", params: { pattern: "^https?://[^\\s/?#@\\\\\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\u3002\\ufeff\\uff0e\\uff61]+(/[^\\s\\p{Cc}?#\\\\]*)?$" } });
              errors++;
            }
            if (!formats4.test(data9)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/sms/baseUrl", schemaPath: "#/properties/sms/properties/baseUrl/format", keyword: "format", params: { format: "web-address" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/sms/baseUrl", schemaPath: "#/properties/sms/properties/baseUrl/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data0.signName !== void 0) {
          let data10 = data0.signName;
          if (typeof data10 === "string") {
            if (func2(data10) > 100) {
              (vErrors ??= []).push({ instancePath: instancePath + "/sms/signName", schemaPath: "#/properties/sms/properties/signName/maxLength", keyword: "maxLength", params: { limit: 100 } });
              errors++;
            }
            if (func2(data10) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/sms/signName", schemaPath: "#/properties/sms/properties/signName/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
            if (!formats6.test(data10)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/sms/signName", schemaPath: "#/properties/sms/properties/signName/format", keyword: "format", params: { format: "line" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/sms/signName", schemaPath: "#/properties/sms/properties/signName/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data0.gateway !== void 0) {
          let data11 = data0.gateway;
          const _errs38 = errors;
          let valid12 = true;
          const _errs39 = errors;
          if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
            let missing2;
            if (data11.signing === void 0 && (missing2 = "signing")) {
              (vErrors ??= []).push({});
              errors++;
            } else {
              if (data11.signing !== void 0) {
                let data12 = data11.signing;
                if (!(data12 === "md5" || data12 === "sha256" || data12 === "hmac-sha256")) {
                  (vErrors ??= []).push({});
                  errors++;
                }
              }
            }
          }
          var _valid3 = _errs39 === errors;
          errors = _errs38;
          if (vErrors !== null) {
            if (_errs38) {
              vErrors.length = _errs38;
            } else {
              vErrors = null;
            }
          }
          let ifClause2;
          if (_valid3) {
            const _errs41 = errors;
            var _valid3 = _errs41 === errors;
            valid12 = _valid3;
            ifClause2 = "then";
          } else {
            const _errs42 = errors;
            if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
              if (data11.signText !== void 0) {
                (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway/signText", schemaPath: "#/properties/sms/properties/gateway/allOf/0/else/properties/signText/false schema", keyword: "false schema", params: {} });
                errors++;
              }
            }
            var _valid3 = _errs42 === errors;
            valid12 = _valid3;
            ifClause2 = "else";
          }
          if (!valid12) {
            (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway", schemaPath: "#/properties/sms/properties/gateway/allOf/0/if", keyword: "if", params: { failingKeyword: ifClause2 } });
            errors++;
          }
          if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
            for (const key3 in data11) {
              if (!(key3 === "method" || key3 === "format" || key3 === "template" || key3 === "signing" || key3 === "signText" || key3 === "successPointer" || key3 === "successValue")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway", schemaPath: "#/properties/sms/properties/gateway/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } });
                errors++;
              }
            }
            if (data11.method !== void 0) {
              let data14 = data11.method;
              if (typeof data14 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway/method", schemaPath: "#/properties/sms/properties/gateway/properties/method/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
              if (!(data14 === "POST" || data14 === "GET")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway/method", schemaPath: "#/properties/sms/properties/gateway/properties/method/enum", keyword: "enum", params: { allowedValues: schema13.properties.sms.properties.gateway.properties.method.enum } });
                errors++;
              }
            }
            if (data11.format !== void 0) {
              let data15 = data11.format;
              if (typeof data15 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway/format", schemaPath: "#/properties/sms/properties/gateway/properties/format/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
              if (!(data15 === "json" || data15 === "form")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway/format", schemaPath: "#/properties/sms/properties/gateway/properties/format/enum", keyword: "enum", params: { allowedValues: schema13.properties.sms.properties.gateway.properties.format.enum } });
                errors++;
              }
            }
            if (data11.template !== void 0) {
              let data16 = data11.template;
              if (typeof data16 === "string") {
                if (func2(data16) > 4e3) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway/template", schemaPath: "#/properties/sms/properties/gateway/properties/template/maxLength", keyword: "maxLength", params: { limit: 4e3 } });
                  errors++;
                }
                if (func2(data16) < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway/template", schemaPath: "#/properties/sms/properties/gateway/properties/template/minLength", keyword: "minLength", params: { limit: 1 } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway/template", schemaPath: "#/properties/sms/properties/gateway/properties/template/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
            if (data11.signing !== void 0) {
              let data17 = data11.signing;
              if (typeof data17 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway/signing", schemaPath: "#/properties/sms/properties/gateway/properties/signing/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
              if (!(data17 === "none" || data17 === "md5" || data17 === "sha256" || data17 === "hmac-sha256")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway/signing", schemaPath: "#/properties/sms/properties/gateway/properties/signing/enum", keyword: "enum", params: { allowedValues: schema13.properties.sms.properties.gateway.properties.signing.enum } });
                errors++;
              }
            }
            if (data11.signText !== void 0) {
              let data18 = data11.signText;
              if (typeof data18 === "string") {
                if (func2(data18) > 1e3) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway/signText", schemaPath: "#/properties/sms/properties/gateway/properties/signText/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
                  errors++;
                }
                if (func2(data18) < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway/signText", schemaPath: "#/properties/sms/properties/gateway/properties/signText/minLength", keyword: "minLength", params: { limit: 1 } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway/signText", schemaPath: "#/properties/sms/properties/gateway/properties/signText/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
            if (data11.successPointer !== void 0) {
              let data19 = data11.successPointer;
              if (typeof data19 === "string") {
                if (func2(data19) > 200) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway/successPointer", schemaPath: "#/properties/sms/properties/gateway/properties/successPointer/maxLength", keyword: "maxLength", params: { limit: 200 } });
                  errors++;
                }
                if (!pattern1.test(data19)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway/successPointer", schemaPath: "#/properties/sms/properties/gateway/properties/successPointer/pattern", keyword: "pattern", params: { pattern: "^(/[^/\\s]+)+$" } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway/successPointer", schemaPath: "#/properties/sms/properties/gateway/properties/successPointer/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
            if (data11.successValue !== void 0) {
              let data20 = data11.successValue;
              if (typeof data20 === "string") {
                if (func2(data20) > 100) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway/successValue", schemaPath: "#/properties/sms/properties/gateway/properties/successValue/maxLength", keyword: "maxLength", params: { limit: 100 } });
                  errors++;
                }
                if (func2(data20) < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway/successValue", schemaPath: "#/properties/sms/properties/gateway/properties/successValue/minLength", keyword: "minLength", params: { limit: 1 } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway/successValue", schemaPath: "#/properties/sms/properties/gateway/properties/successValue/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway", schemaPath: "#/properties/sms/properties/gateway/type", keyword: "type", params: { type: "object" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/sms", schemaPath: "#/properties/sms/type", keyword: "type", params: { type: "object" } });
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

var condition0 = validate122;
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    validate122.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }];
    return false;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.operator === void 0 && (missing0 = "operator")) {
      validate122.errors = [{ instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: missing0 } }];
      return false;
    } else {
      if (data.operator !== void 0) {
        if ("ali" !== data.operator) {
          validate122.errors = [{ instancePath: instancePath + "/operator", schemaPath: "#/allOf/0/properties/operator/const", keyword: "const", params: { allowedValue: "ali" } }];
          return false;
        }
      }
    }
  }
  validate122.errors = vErrors;
  return errors === 0;
}
var condition1 = validate13;
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    validate13.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }];
    return false;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.operator === void 0 && (missing0 = "operator")) {
      validate13.errors = [{ instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: missing0 } }];
      return false;
    } else {
      if (data.operator !== void 0) {
        if ("lingxuntong" !== data.operator) {
          validate13.errors = [{ instancePath: instancePath + "/operator", schemaPath: "#/allOf/0/properties/operator/const", keyword: "const", params: { allowedValue: "lingxuntong" } }];
          return false;
        }
      }
    }
  }
  validate13.errors = vErrors;
  return errors === 0;
}
var condition2 = validate14;
var schema15 = { "type": "object", "allOf": [{ "properties": { "signing": { "enum": ["md5", "sha256", "hmac-sha256"] } }, "required": ["signing"] }] };
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    validate14.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }];
    return false;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.signing === void 0 && (missing0 = "signing")) {
      validate14.errors = [{ instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: missing0 } }];
      return false;
    } else {
      if (data.signing !== void 0) {
        let data0 = data.signing;
        if (!(data0 === "md5" || data0 === "sha256" || data0 === "hmac-sha256")) {
          validate14.errors = [{ instancePath: instancePath + "/signing", schemaPath: "#/allOf/0/properties/signing/enum", keyword: "enum", params: { allowedValues: schema15.allOf[0].properties.signing.enum } }];
          return false;
        }
      }
    }
  }
  validate14.errors = vErrors;
  return errors === 0;
}

var compiledForm = {
  validate: (value) => errorsOf(form, value),
  conditions: [conditionOf(condition0), conditionOf(condition1), conditionOf(condition2)],
  isVisible: () => true
};
export {
  compiledForm
};
