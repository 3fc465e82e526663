import { errorsOf, conditionOf } from "./runtime.js";

import { ucs2length as func2 } from "./runtime.js";
var form = validate12;
var schema13 = { "type": "object", "additionalProperties": false, "properties": { "noticeAlerts": { "type": "array", "maxItems": 50, "items": { "type": "object", "additionalProperties": false, "required": ["event", "provider", "to"], "properties": { "event": { "type": "string", "enum": ["backup", "license", "account", "device"] }, "provider": { "type": "string", "enum": ["dingtalk", "email", "wechat", "sms"] }, "toKind": { "type": "string", "enum": ["userId", "mobile"] }, "to": { "type": "string", "minLength": 1, "maxLength": 254, "pattern": "^\\S(.*\\S)?$" }, "template": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "^\\S(.*\\S)?$" } }, "allOf": [{ "if": { "properties": { "provider": { "const": "dingtalk" } }, "required": ["provider"] }, "then": { "properties": { "toKind": true } }, "else": { "properties": { "toKind": false } } }] } } } };
var pattern0 = new RegExp("^\\S(.*\\S)?$", "u");
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "noticeAlerts")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.noticeAlerts !== void 0) {
      let data0 = data.noticeAlerts;
      if (Array.isArray(data0)) {
        if (data0.length > 50) {
          (vErrors ??= []).push({ instancePath: instancePath + "/noticeAlerts", schemaPath: "#/properties/noticeAlerts/maxItems", keyword: "maxItems", params: { limit: 50 } });
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          const _errs7 = errors;
          let valid4 = true;
          const _errs8 = errors;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            let missing0;
            if (data1.provider === void 0 && (missing0 = "provider")) {
              (vErrors ??= []).push({});
              errors++;
            } else {
              if (data1.provider !== void 0) {
                if ("dingtalk" !== data1.provider) {
                  (vErrors ??= []).push({});
                  errors++;
                }
              }
            }
          }
          var _valid0 = _errs8 === errors;
          errors = _errs7;
          if (vErrors !== null) {
            if (_errs7) {
              vErrors.length = _errs7;
            } else {
              vErrors = null;
            }
          }
          let ifClause0;
          if (_valid0) {
            const _errs10 = errors;
            var _valid0 = _errs10 === errors;
            valid4 = _valid0;
            ifClause0 = "then";
          } else {
            const _errs11 = errors;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              if (data1.toKind !== void 0) {
                (vErrors ??= []).push({ instancePath: instancePath + "/noticeAlerts/" + i0 + "/toKind", schemaPath: "#/properties/noticeAlerts/items/allOf/0/else/properties/toKind/false schema", keyword: "false schema", params: {} });
                errors++;
              }
            }
            var _valid0 = _errs11 === errors;
            valid4 = _valid0;
            ifClause0 = "else";
          }
          if (!valid4) {
            (vErrors ??= []).push({ instancePath: instancePath + "/noticeAlerts/" + i0, schemaPath: "#/properties/noticeAlerts/items/allOf/0/if", keyword: "if", params: { failingKeyword: ifClause0 } });
            errors++;
          }
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.event === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/noticeAlerts/" + i0, schemaPath: "#/properties/noticeAlerts/items/required", keyword: "required", params: { missingProperty: "event" } });
              errors++;
            }
            if (data1.provider === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/noticeAlerts/" + i0, schemaPath: "#/properties/noticeAlerts/items/required", keyword: "required", params: { missingProperty: "provider" } });
              errors++;
            }
            if (data1.to === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/noticeAlerts/" + i0, schemaPath: "#/properties/noticeAlerts/items/required", keyword: "required", params: { missingProperty: "to" } });
              errors++;
            }
            for (const key1 in data1) {
              if (!(key1 === "event" || key1 === "provider" || key1 === "toKind" || key1 === "to" || key1 === "template")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/noticeAlerts/" + i0, schemaPath: "#/properties/noticeAlerts/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
                errors++;
              }
            }
            if (data1.event !== void 0) {
              let data4 = data1.event;
              if (typeof data4 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/noticeAlerts/" + i0 + "/event", schemaPath: "#/properties/noticeAlerts/items/properties/event/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
              if (!(data4 === "backup" || data4 === "license" || data4 === "account" || data4 === "device")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/noticeAlerts/" + i0 + "/event", schemaPath: "#/properties/noticeAlerts/items/properties/event/enum", keyword: "enum", params: { allowedValues: schema13.properties.noticeAlerts.items.properties.event.enum } });
                errors++;
              }
            }
            if (data1.provider !== void 0) {
              let data5 = data1.provider;
              if (typeof data5 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/noticeAlerts/" + i0 + "/provider", schemaPath: "#/properties/noticeAlerts/items/properties/provider/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
              if (!(data5 === "dingtalk" || data5 === "email" || data5 === "wechat" || data5 === "sms")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/noticeAlerts/" + i0 + "/provider", schemaPath: "#/properties/noticeAlerts/items/properties/provider/enum", keyword: "enum", params: { allowedValues: schema13.properties.noticeAlerts.items.properties.provider.enum } });
                errors++;
              }
            }
            if (data1.toKind !== void 0) {
              let data6 = data1.toKind;
              if (typeof data6 !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/noticeAlerts/" + i0 + "/toKind", schemaPath: "#/properties/noticeAlerts/items/properties/toKind/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
              if (!(data6 === "userId" || data6 === "mobile")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/noticeAlerts/" + i0 + "/toKind", schemaPath: "#/properties/noticeAlerts/items/properties/toKind/enum", keyword: "enum", params: { allowedValues: schema13.properties.noticeAlerts.items.properties.toKind.enum } });
                errors++;
              }
            }
            if (data1.to !== void 0) {
              let data7 = data1.to;
              if (typeof data7 === "string") {
                if (func2(data7) > 254) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/noticeAlerts/" + i0 + "/to", schemaPath: "#/properties/noticeAlerts/items/properties/to/maxLength", keyword: "maxLength", params: { limit: 254 } });
                  errors++;
                }
                if (func2(data7) < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/noticeAlerts/" + i0 + "/to", schemaPath: "#/properties/noticeAlerts/items/properties/to/minLength", keyword: "minLength", params: { limit: 1 } });
                  errors++;
                }
                if (!pattern0.test(data7)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/noticeAlerts/" + i0 + "/to", schemaPath: "#/properties/noticeAlerts/items/properties/to/pattern", keyword: "pattern", params: { pattern: "^\\S(.*\\S)?$" } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/noticeAlerts/" + i0 + "/to", schemaPath: "#/properties/noticeAlerts/items/properties/to/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
            if (data1.template !== void 0) {
              let data8 = data1.template;
              if (typeof data8 === "string") {
                if (func2(data8) > 100) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/noticeAlerts/" + i0 + "/template", schemaPath: "#/properties/noticeAlerts/items/properties/template/maxLength", keyword: "maxLength", params: { limit: 100 } });
                  errors++;
                }
                if (func2(data8) < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/noticeAlerts/" + i0 + "/template", schemaPath: "#/properties/noticeAlerts/items/properties/template/minLength", keyword: "minLength", params: { limit: 1 } });
                  errors++;
                }
                if (!pattern0.test(data8)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/noticeAlerts/" + i0 + "/template", schemaPath: "#/properties/noticeAlerts/items/properties/template/pattern", keyword: "pattern", params: { pattern: "^\\S(.*\\S)?$" } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/noticeAlerts/" + i0 + "/template", schemaPath: "#/properties/noticeAlerts/items/properties/template/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/noticeAlerts/" + i0, schemaPath: "#/properties/noticeAlerts/items/type", keyword: "type", params: { type: "object" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/noticeAlerts", schemaPath: "#/properties/noticeAlerts/type", keyword: "type", params: { type: "array" } });
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
