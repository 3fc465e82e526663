import { errorsOf, conditionOf } from "./runtime.js";

import { ucs2length as func2 } from "./runtime.js";
var form = validate11;
var schema12 = { "type": "object", "additionalProperties": false, "properties": { "sms": { "type": "object", "additionalProperties": false, "required": ["operator", "appKey", "appSecret"], "properties": { "operator": { "type": "string", "enum": ["lingxuntong", "ali"] }, "appKey": { "type": "string", "minLength": 1, "maxLength": 200 }, "appSecret": { "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 1024 }, { "type": "object", "additionalProperties": false, "required": ["isSet"], "properties": { "isSet": { "const": true, "type": "boolean" } } }], "boundTo": ["/sms/operator", "/sms/appKey"] }, "signName": { "type": "string", "minLength": 1, "maxLength": 100 } }, "allOf": [{ "if": { "properties": { "operator": { "const": "ali" } }, "required": ["operator"] }, "then": { "required": ["signName"], "properties": { "signName": true } }, "else": { "properties": { "signName": false } } }] } } };
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
          if (data0.signName === void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/sms", schemaPath: "#/properties/sms/allOf/0/then/required", keyword: "required", params: { missingProperty: "signName" } });
            errors++;
          }
        }
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
          if (!(key1 === "operator" || key1 === "appKey" || key1 === "appSecret" || key1 === "signName")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/sms", schemaPath: "#/properties/sms/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data0.operator !== void 0) {
          let data3 = data0.operator;
          if (typeof data3 !== "string") {
            (vErrors ??= []).push({ instancePath: instancePath + "/sms/operator", schemaPath: "#/properties/sms/properties/operator/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          if (!(data3 === "lingxuntong" || data3 === "ali")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/sms/operator", schemaPath: "#/properties/sms/properties/operator/enum", keyword: "enum", params: { allowedValues: schema12.properties.sms.properties.operator.enum } });
            errors++;
          }
        }
        if (data0.appKey !== void 0) {
          let data4 = data0.appKey;
          if (typeof data4 === "string") {
            if (func2(data4) > 200) {
              (vErrors ??= []).push({ instancePath: instancePath + "/sms/appKey", schemaPath: "#/properties/sms/properties/appKey/maxLength", keyword: "maxLength", params: { limit: 200 } });
              errors++;
            }
            if (func2(data4) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/sms/appKey", schemaPath: "#/properties/sms/properties/appKey/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/sms/appKey", schemaPath: "#/properties/sms/properties/appKey/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data0.appSecret !== void 0) {
          let data5 = data0.appSecret;
          const _errs16 = errors;
          let valid6 = false;
          const _errs17 = errors;
          if (typeof data5 === "string") {
            if (func2(data5) > 1024) {
              (vErrors ??= []).push({ instancePath: instancePath + "/sms/appSecret", schemaPath: "#/properties/sms/properties/appSecret/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1024 } });
              errors++;
            }
            if (func2(data5) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/sms/appSecret", schemaPath: "#/properties/sms/properties/appSecret/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/sms/appSecret", schemaPath: "#/properties/sms/properties/appSecret/anyOf/0/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          var _valid1 = _errs17 === errors;
          valid6 = valid6 || _valid1;
          if (!valid6) {
            const _errs19 = errors;
            if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
              if (data5.isSet === void 0) {
                (vErrors ??= []).push({ instancePath: instancePath + "/sms/appSecret", schemaPath: "#/properties/sms/properties/appSecret/anyOf/1/required", keyword: "required", params: { missingProperty: "isSet" } });
                errors++;
              }
              for (const key2 in data5) {
                if (!(key2 === "isSet")) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/sms/appSecret", schemaPath: "#/properties/sms/properties/appSecret/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } });
                  errors++;
                }
              }
              if (data5.isSet !== void 0) {
                let data6 = data5.isSet;
                if (typeof data6 !== "boolean") {
                  (vErrors ??= []).push({ instancePath: instancePath + "/sms/appSecret/isSet", schemaPath: "#/properties/sms/properties/appSecret/anyOf/1/properties/isSet/type", keyword: "type", params: { type: "boolean" } });
                  errors++;
                }
                if (true !== data6) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/sms/appSecret/isSet", schemaPath: "#/properties/sms/properties/appSecret/anyOf/1/properties/isSet/const", keyword: "const", params: { allowedValue: true } });
                  errors++;
                }
              }
            } else {
              (vErrors ??= []).push({ instancePath: instancePath + "/sms/appSecret", schemaPath: "#/properties/sms/properties/appSecret/anyOf/1/type", keyword: "type", params: { type: "object" } });
              errors++;
            }
            var _valid1 = _errs19 === errors;
            valid6 = valid6 || _valid1;
          }
          if (!valid6) {
            (vErrors ??= []).push({ instancePath: instancePath + "/sms/appSecret", schemaPath: "#/properties/sms/properties/appSecret/anyOf", keyword: "anyOf", params: {} });
            errors++;
          } else {
            errors = _errs16;
            if (vErrors !== null) {
              if (_errs16) {
                vErrors.length = _errs16;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data0.signName !== void 0) {
          let data7 = data0.signName;
          if (typeof data7 === "string") {
            if (func2(data7) > 100) {
              (vErrors ??= []).push({ instancePath: instancePath + "/sms/signName", schemaPath: "#/properties/sms/properties/signName/maxLength", keyword: "maxLength", params: { limit: 100 } });
              errors++;
            }
            if (func2(data7) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/sms/signName", schemaPath: "#/properties/sms/properties/signName/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/sms/signName", schemaPath: "#/properties/sms/properties/signName/type", keyword: "type", params: { type: "string" } });
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
  validate11.errors = vErrors;
  return errors === 0;
}

var condition0 = validate112;
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    validate112.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }];
    return false;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.operator === void 0 && (missing0 = "operator")) {
      validate112.errors = [{ instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: missing0 } }];
      return false;
    } else {
      if (data.operator !== void 0) {
        if ("ali" !== data.operator) {
          validate112.errors = [{ instancePath: instancePath + "/operator", schemaPath: "#/allOf/0/properties/operator/const", keyword: "const", params: { allowedValue: "ali" } }];
          return false;
        }
      }
    }
  }
  validate112.errors = vErrors;
  return errors === 0;
}

var compiledForm = {
  validate: (value) => errorsOf(form, value),
  conditions: [conditionOf(condition0)],
  isVisible: () => true
};
export {
  compiledForm
};
