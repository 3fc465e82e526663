import { errorsOf, conditionOf } from "./runtime.js";

import { ucs2length as func2 } from "./runtime.js";
var form = validate12;
var schema13 = { "type": "object", "additionalProperties": false, "properties": { "sms": { "type": "object", "additionalProperties": false, "required": ["operator", "appKey", "appSecret"], "properties": { "operator": { "type": "string", "enum": ["lingxuntong", "ali"] }, "appKey": { "type": "string", "minLength": 1, "maxLength": 200 }, "appSecret": { "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 1024 }, { "type": "object", "additionalProperties": false, "required": ["isSet"], "properties": { "isSet": { "const": true, "type": "boolean" } } }], "boundTo": ["/sms/operator", "/sms/appKey", "/sms/baseUrl"] }, "signName": { "type": "string", "minLength": 1, "maxLength": 100 }, "baseUrl": { "type": "string", "pattern": "^https?://[^\\s/?#@\\\\]+(/[^\\s?#\\\\]*)?$", "maxLength": 500 }, "gateway": { "type": "object", "additionalProperties": false, "properties": { "method": { "type": "string", "enum": ["POST", "GET"] }, "format": { "type": "string", "enum": ["json", "form"] }, "template": { "type": "string", "minLength": 1, "maxLength": 4e3 }, "signing": { "type": "string", "enum": ["none", "md5", "sha256", "hmac-sha256"] }, "signText": { "type": "string", "minLength": 1, "maxLength": 1e3 }, "successPointer": { "type": "string", "pattern": "^(/[^/\\s]+)+$", "maxLength": 200 }, "successValue": { "type": "string", "minLength": 1, "maxLength": 100 } }, "allOf": [{ "if": { "properties": { "signing": { "enum": ["md5", "sha256", "hmac-sha256"] } }, "required": ["signing"] }, "then": { "properties": { "signText": true } }, "else": { "properties": { "signText": false } } }] } }, "allOf": [{ "if": { "properties": { "operator": { "const": "ali" } }, "required": ["operator"] }, "then": { "properties": { "signName": true, "baseUrl": true } }, "else": { "properties": { "signName": false } } }, { "if": { "properties": { "operator": { "const": "lingxuntong" } }, "required": ["operator"] }, "then": { "properties": { "baseUrl": true, "gateway": true } }, "else": { "properties": { "gateway": false } } }, { "if": { "anyOf": [{ "properties": { "operator": { "const": "ali" } }, "required": ["operator"] }, { "properties": { "operator": { "const": "lingxuntong" } }, "required": ["operator"] }] }, "else": { "properties": { "baseUrl": false } } }] } } };
var pattern0 = new RegExp("^https?://[^\\s/?#@\\\\]+(/[^\\s?#\\\\]*)?$", "u");
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
      const _errs17 = errors;
      let valid8 = true;
      const _errs18 = errors;
      const _errs19 = errors;
      let valid9 = false;
      const _errs20 = errors;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        let missing2;
        if (data0.operator === void 0 && (missing2 = "operator")) {
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
      var _valid3 = _errs20 === errors;
      valid9 = valid9 || _valid3;
      if (!valid9) {
        const _errs22 = errors;
        if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
          let missing3;
          if (data0.operator === void 0 && (missing3 = "operator")) {
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
        var _valid3 = _errs22 === errors;
        valid9 = valid9 || _valid3;
      }
      if (!valid9) {
        (vErrors ??= []).push({});
        errors++;
      } else {
        errors = _errs19;
        if (vErrors !== null) {
          if (_errs19) {
            vErrors.length = _errs19;
          } else {
            vErrors = null;
          }
        }
      }
      var _valid2 = _errs18 === errors;
      errors = _errs17;
      if (vErrors !== null) {
        if (_errs17) {
          vErrors.length = _errs17;
        } else {
          vErrors = null;
        }
      }
      if (!_valid2) {
        const _errs24 = errors;
        if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
          if (data0.baseUrl !== void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/sms/baseUrl", schemaPath: "#/properties/sms/allOf/2/else/properties/baseUrl/false schema", keyword: "false schema", params: {} });
            errors++;
          }
        }
        var _valid2 = _errs24 === errors;
        valid8 = _valid2;
      }
      if (!valid8) {
        (vErrors ??= []).push({ instancePath: instancePath + "/sms", schemaPath: "#/properties/sms/allOf/2/if", keyword: "if", params: { failingKeyword: "else" } });
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
          if (!(key1 === "operator" || key1 === "appKey" || key1 === "appSecret" || key1 === "signName" || key1 === "baseUrl" || key1 === "gateway")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/sms", schemaPath: "#/properties/sms/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data0.operator !== void 0) {
          let data8 = data0.operator;
          if (typeof data8 !== "string") {
            (vErrors ??= []).push({ instancePath: instancePath + "/sms/operator", schemaPath: "#/properties/sms/properties/operator/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          if (!(data8 === "lingxuntong" || data8 === "ali")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/sms/operator", schemaPath: "#/properties/sms/properties/operator/enum", keyword: "enum", params: { allowedValues: schema13.properties.sms.properties.operator.enum } });
            errors++;
          }
        }
        if (data0.appKey !== void 0) {
          let data9 = data0.appKey;
          if (typeof data9 === "string") {
            if (func2(data9) > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/sms/appKey", schemaPath: "#/properties/sms/properties/appKey/maxLength", keyword: "maxLength", params: { limit: 200 } });
              errors++;
            }
            if (func2(data9) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/sms/appKey", schemaPath: "#/properties/sms/properties/appKey/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/sms/appKey", schemaPath: "#/properties/sms/properties/appKey/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data0.appSecret !== void 0) {
          let data10 = data0.appSecret;
          const _errs31 = errors;
          let valid14 = false;
          const _errs32 = errors;
          if (typeof data10 === "string") {
            if (func2(data10) > 1024) {
              (vErrors ??= []).push({ instancePath: instancePath + "/sms/appSecret", schemaPath: "#/properties/sms/properties/appSecret/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1024 } });
              errors++;
            }
            if (func2(data10) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/sms/appSecret", schemaPath: "#/properties/sms/properties/appSecret/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/sms/appSecret", schemaPath: "#/properties/sms/properties/appSecret/anyOf/0/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          var _valid4 = _errs32 === errors;
          valid14 = valid14 || _valid4;
          if (!valid14) {
            const _errs34 = errors;
            if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
              if (data10.isSet === void 0) {
                (vErrors ??= []).push({ instancePath: instancePath + "/sms/appSecret", schemaPath: "#/properties/sms/properties/appSecret/anyOf/1/required", keyword: "required", params: { missingProperty: "isSet" } });
                errors++;
              }
              for (const key2 in data10) {
                if (!(key2 === "isSet")) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/sms/appSecret", schemaPath: "#/properties/sms/properties/appSecret/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } });
                  errors++;
                }
              }
              if (data10.isSet !== void 0) {
                let data11 = data10.isSet;
                if (typeof data11 !== "boolean") {
                  (vErrors ??= []).push({ instancePath: instancePath + "/sms/appSecret/isSet", schemaPath: "#/properties/sms/properties/appSecret/anyOf/1/properties/isSet/type", keyword: "type", params: { type: "boolean" } });
                  errors++;
                }
                if (true !== data11) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/sms/appSecret/isSet", schemaPath: "#/properties/sms/properties/appSecret/anyOf/1/properties/isSet/const", keyword: "const", params: { allowedValue: true } });
                  errors++;
                }
              }
            } else {
              (vErrors ??= []).push({ instancePath: instancePath + "/sms/appSecret", schemaPath: "#/properties/sms/properties/appSecret/anyOf/1/type", keyword: "type", params: { type: "object" } });
              errors++;
            }
            var _valid4 = _errs34 === errors;
            valid14 = valid14 || _valid4;
          }
          if (!valid14) {
            (vErrors ??= []).push({ instancePath: instancePath + "/sms/appSecret", schemaPath: "#/properties/sms/properties/appSecret/anyOf", keyword: "anyOf", params: {} });
            errors++;
          } else {
            errors = _errs31;
            if (vErrors !== null) {
              if (_errs31) {
                vErrors.length = _errs31;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data0.signName !== void 0) {
          let data12 = data0.signName;
          if (typeof data12 === "string") {
            if (func2(data12) > 100) {
              (vErrors ??= []).push({ instancePath: instancePath + "/sms/signName", schemaPath: "#/properties/sms/properties/signName/maxLength", keyword: "maxLength", params: { limit: 100 } });
              errors++;
            }
            if (func2(data12) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/sms/signName", schemaPath: "#/properties/sms/properties/signName/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/sms/signName", schemaPath: "#/properties/sms/properties/signName/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data0.baseUrl !== void 0) {
          let data13 = data0.baseUrl;
          if (typeof data13 === "string") {
            if (func2(data13) > 500) {
              (vErrors ??= []).push({ instancePath: instancePath + "/sms/baseUrl", schemaPath: "#/properties/sms/properties/baseUrl/maxLength", keyword: "maxLength", params: { limit: 500 } });
              errors++;
            }
            if (!pattern0.test(data13)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/sms/baseUrl", schemaPath: "#/properties/sms/properties/baseUrl/pattern", keyword: "pattern", params: { pattern: "^https?://[^\\s/?#@\\\\]+(/[^\\s?#\\\\]*)?$" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/sms/baseUrl", schemaPath: "#/properties/sms/properties/baseUrl/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data0.gateway !== void 0) {
          let data14 = data0.gateway;
          const _errs47 = errors;
          let valid17 = true;
          const _errs48 = errors;
          if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
            let missing4;
            if (data14.signing === void 0 && (missing4 = "signing")) {
              (vErrors ??= []).push({});
              errors++;
            } else {
              if (data14.signing !== void 0) {
                let data15 = data14.signing;
                if (!(data15 === "md5" || data15 === "sha256" || data15 === "hmac-sha256")) {
                  (vErrors ??= []).push({});
                  errors++;
                }
              }
            }
          }
          var _valid5 = _errs48 === errors;
          errors = _errs47;
          if (vErrors !== null) {
            if (_errs47) {
              vErrors.length = _errs47;
            } else {
              vErrors = null;
            }
          }
          let ifClause2;
          if (_valid5) {
            const _errs50 = errors;
            var _valid5 = _errs50 === errors;
            valid17 = _valid5;
            ifClause2 = "then";
          } else {
            const _errs51 = errors;
            if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
              if (data14.signText !== void 0) {
                (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway/signText", schemaPath: "#/properties/sms/properties/gateway/allOf/0/else/properties/signText/false schema", keyword: "false schema", params: {} });
                errors++;
              }
            }
            var _valid5 = _errs51 === errors;
            valid17 = _valid5;
            ifClause2 = "else";
          }
          if (!valid17) {
            (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway", schemaPath: "#/properties/sms/properties/gateway/allOf/0/if", keyword: "if", params: { failingKeyword: ifClause2 } });
            errors++;
          }
          if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
            for (const key3 in data14) {
              if (!(key3 === "method" || key3 === "format" || key3 === "template" || key3 === "signing" || key3 === "signText" || key3 === "successPointer" || key3 === "successValue")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway", schemaPath: "#/properties/sms/properties/gateway/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } });
                errors++;
              }
            }
            if (data14.method !== void 0) {
              let data17 = data14.method;
              if (typeof data17 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway/method", schemaPath: "#/properties/sms/properties/gateway/properties/method/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
              if (!(data17 === "POST" || data17 === "GET")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway/method", schemaPath: "#/properties/sms/properties/gateway/properties/method/enum", keyword: "enum", params: { allowedValues: schema13.properties.sms.properties.gateway.properties.method.enum } });
                errors++;
              }
            }
            if (data14.format !== void 0) {
              let data18 = data14.format;
              if (typeof data18 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway/format", schemaPath: "#/properties/sms/properties/gateway/properties/format/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
              if (!(data18 === "json" || data18 === "form")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway/format", schemaPath: "#/properties/sms/properties/gateway/properties/format/enum", keyword: "enum", params: { allowedValues: schema13.properties.sms.properties.gateway.properties.format.enum } });
                errors++;
              }
            }
            if (data14.template !== void 0) {
              let data19 = data14.template;
              if (typeof data19 === "string") {
                if (func2(data19) > 4e3) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway/template", schemaPath: "#/properties/sms/properties/gateway/properties/template/maxLength", keyword: "maxLength", params: { limit: 4e3 } });
                  errors++;
                }
                if (func2(data19) < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway/template", schemaPath: "#/properties/sms/properties/gateway/properties/template/minLength", keyword: "minLength", params: { limit: 1 } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway/template", schemaPath: "#/properties/sms/properties/gateway/properties/template/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
            if (data14.signing !== void 0) {
              let data20 = data14.signing;
              if (typeof data20 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway/signing", schemaPath: "#/properties/sms/properties/gateway/properties/signing/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
              if (!(data20 === "none" || data20 === "md5" || data20 === "sha256" || data20 === "hmac-sha256")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway/signing", schemaPath: "#/properties/sms/properties/gateway/properties/signing/enum", keyword: "enum", params: { allowedValues: schema13.properties.sms.properties.gateway.properties.signing.enum } });
                errors++;
              }
            }
            if (data14.signText !== void 0) {
              let data21 = data14.signText;
              if (typeof data21 === "string") {
                if (func2(data21) > 1e3) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway/signText", schemaPath: "#/properties/sms/properties/gateway/properties/signText/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
                  errors++;
                }
                if (func2(data21) < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway/signText", schemaPath: "#/properties/sms/properties/gateway/properties/signText/minLength", keyword: "minLength", params: { limit: 1 } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway/signText", schemaPath: "#/properties/sms/properties/gateway/properties/signText/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
            if (data14.successPointer !== void 0) {
              let data22 = data14.successPointer;
              if (typeof data22 === "string") {
                if (func2(data22) > 200) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway/successPointer", schemaPath: "#/properties/sms/properties/gateway/properties/successPointer/maxLength", keyword: "maxLength", params: { limit: 200 } });
                  errors++;
                }
                if (!pattern1.test(data22)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway/successPointer", schemaPath: "#/properties/sms/properties/gateway/properties/successPointer/pattern", keyword: "pattern", params: { pattern: "^(/[^/\\s]+)+$" } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway/successPointer", schemaPath: "#/properties/sms/properties/gateway/properties/successPointer/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
            if (data14.successValue !== void 0) {
              let data23 = data14.successValue;
              if (typeof data23 === "string") {
                if (func2(data23) > 100) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/sms/gateway/successValue", schemaPath: "#/properties/sms/properties/gateway/properties/successValue/maxLength", keyword: "maxLength", params: { limit: 100 } });
                  errors++;
                }
                if (func2(data23) < 1) {
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
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    validate14.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }];
    return false;
  }
  const _errs2 = errors;
  let valid1 = false;
  const _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.operator === void 0 && (missing0 = "operator")) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/allOf/0/anyOf/0/required", keyword: "required", params: { missingProperty: missing0 } });
      errors++;
    } else {
      if (data.operator !== void 0) {
        if ("ali" !== data.operator) {
          (vErrors ??= []).push({ instancePath: instancePath + "/operator", schemaPath: "#/allOf/0/anyOf/0/properties/operator/const", keyword: "const", params: { allowedValue: "ali" } });
          errors++;
        }
      }
    }
  }
  var _valid0 = _errs3 === errors;
  valid1 = valid1 || _valid0;
  if (!valid1) {
    const _errs5 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if (data.operator === void 0 && (missing1 = "operator")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/allOf/0/anyOf/1/required", keyword: "required", params: { missingProperty: missing1 } });
        errors++;
      } else {
        if (data.operator !== void 0) {
          if ("lingxuntong" !== data.operator) {
            (vErrors ??= []).push({ instancePath: instancePath + "/operator", schemaPath: "#/allOf/0/anyOf/1/properties/operator/const", keyword: "const", params: { allowedValue: "lingxuntong" } });
            errors++;
          }
        }
      }
    }
    var _valid0 = _errs5 === errors;
    valid1 = valid1 || _valid0;
  }
  if (!valid1) {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/allOf/0/anyOf", keyword: "anyOf", params: {} });
    errors++;
    validate14.errors = vErrors;
    return false;
  } else {
    errors = _errs2;
    if (vErrors !== null) {
      if (_errs2) {
        vErrors.length = _errs2;
      } else {
        vErrors = null;
      }
    }
  }
  validate14.errors = vErrors;
  return errors === 0;
}
var condition3 = validate15;
var schema16 = { "type": "object", "allOf": [{ "properties": { "signing": { "enum": ["md5", "sha256", "hmac-sha256"] } }, "required": ["signing"] }] };
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    validate15.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }];
    return false;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.signing === void 0 && (missing0 = "signing")) {
      validate15.errors = [{ instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: missing0 } }];
      return false;
    } else {
      if (data.signing !== void 0) {
        let data0 = data.signing;
        if (!(data0 === "md5" || data0 === "sha256" || data0 === "hmac-sha256")) {
          validate15.errors = [{ instancePath: instancePath + "/signing", schemaPath: "#/allOf/0/properties/signing/enum", keyword: "enum", params: { allowedValues: schema16.allOf[0].properties.signing.enum } }];
          return false;
        }
      }
    }
  }
  validate15.errors = vErrors;
  return errors === 0;
}

var compiledForm = {
  validate: (value) => errorsOf(form, value),
  conditions: [conditionOf(condition0), conditionOf(condition1), conditionOf(condition2), conditionOf(condition3)],
  isVisible: () => true
};
export {
  compiledForm
};
