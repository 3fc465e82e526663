import { errorsOf, conditionOf } from "./runtime.js";

import { ucs2length as func2 } from "./runtime.js";
var form = validate12;
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "userExpand")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.userExpand !== void 0) {
      let data0 = data.userExpand;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        for (const key1 in data0) {
          if (!(key1 === "onlineMessage")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/userExpand", schemaPath: "#/properties/userExpand/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data0.onlineMessage !== void 0) {
          let data1 = data0.onlineMessage;
          const _errs8 = errors;
          let valid3 = true;
          const _errs9 = errors;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            let missing0;
            if (data1.outLine === void 0 && (missing0 = "outLine")) {
              (vErrors ??= []).push({});
              errors++;
            } else {
              if (data1.outLine !== void 0) {
                if (true !== data1.outLine) {
                  (vErrors ??= []).push({});
                  errors++;
                }
              }
            }
          }
          var _valid0 = _errs9 === errors;
          errors = _errs8;
          if (vErrors !== null) {
            if (_errs8) {
              vErrors.length = _errs8;
            } else {
              vErrors = null;
            }
          }
          let ifClause0;
          if (_valid0) {
            const _errs11 = errors;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              if (data1.content === void 0) {
                (vErrors ??= []).push({ instancePath: instancePath + "/userExpand/onlineMessage", schemaPath: "#/properties/userExpand/properties/onlineMessage/allOf/0/then/required", keyword: "required", params: { missingProperty: "content" } });
                errors++;
              }
            }
            var _valid0 = _errs11 === errors;
            valid3 = _valid0;
            ifClause0 = "then";
          } else {
            const _errs12 = errors;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              if (data1.content !== void 0) {
                (vErrors ??= []).push({ instancePath: instancePath + "/userExpand/onlineMessage/content", schemaPath: "#/properties/userExpand/properties/onlineMessage/allOf/0/else/properties/content/false schema", keyword: "false schema", params: {} });
                errors++;
              }
            }
            var _valid0 = _errs12 === errors;
            valid3 = _valid0;
            ifClause0 = "else";
          }
          if (!valid3) {
            (vErrors ??= []).push({ instancePath: instancePath + "/userExpand/onlineMessage", schemaPath: "#/properties/userExpand/properties/onlineMessage/allOf/0/if", keyword: "if", params: { failingKeyword: ifClause0 } });
            errors++;
          }
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            for (const key2 in data1) {
              if (!(key2 === "outLine" || key2 === "content")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/userExpand/onlineMessage", schemaPath: "#/properties/userExpand/properties/onlineMessage/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } });
                errors++;
              }
            }
            if (data1.outLine !== void 0) {
              if (typeof data1.outLine !== "boolean") {
                (vErrors ??= []).push({ instancePath: instancePath + "/userExpand/onlineMessage/outLine", schemaPath: "#/properties/userExpand/properties/onlineMessage/properties/outLine/type", keyword: "type", params: { type: "boolean" } });
                errors++;
              }
            }
            if (data1.content !== void 0) {
              let data5 = data1.content;
              if (typeof data5 === "string") {
                if (func2(data5) > 500) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/userExpand/onlineMessage/content", schemaPath: "#/properties/userExpand/properties/onlineMessage/properties/content/maxLength", keyword: "maxLength", params: { limit: 500 } });
                  errors++;
                }
                if (func2(data5) < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/userExpand/onlineMessage/content", schemaPath: "#/properties/userExpand/properties/onlineMessage/properties/content/minLength", keyword: "minLength", params: { limit: 1 } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/userExpand/onlineMessage/content", schemaPath: "#/properties/userExpand/properties/onlineMessage/properties/content/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/userExpand/onlineMessage", schemaPath: "#/properties/userExpand/properties/onlineMessage/type", keyword: "type", params: { type: "object" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/userExpand", schemaPath: "#/properties/userExpand/type", keyword: "type", params: { type: "object" } });
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
    if (data.outLine === void 0 && (missing0 = "outLine")) {
      validate122.errors = [{ instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: missing0 } }];
      return false;
    } else {
      if (data.outLine !== void 0) {
        if (true !== data.outLine) {
          validate122.errors = [{ instancePath: instancePath + "/outLine", schemaPath: "#/allOf/0/properties/outLine/const", keyword: "const", params: { allowedValue: true } }];
          return false;
        }
      }
    }
  }
  validate122.errors = vErrors;
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
