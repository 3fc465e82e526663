import { errorsOf, conditionOf } from "./runtime.js";

import { ucs2length as func2 } from "./runtime.js";
var form = validate12;
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs2 = errors;
  let valid1 = true;
  const _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.hasCode === void 0 && (missing0 = "hasCode")) {
      (vErrors ??= []).push({});
      errors++;
    } else {
      if (data.hasCode !== void 0) {
        if (true !== data.hasCode) {
          (vErrors ??= []).push({});
          errors++;
        }
      }
    }
  }
  var _valid0 = _errs3 === errors;
  errors = _errs2;
  if (vErrors !== null) {
    if (_errs2) {
      vErrors.length = _errs2;
    } else {
      vErrors = null;
    }
  }
  let ifClause0;
  if (_valid0) {
    const _errs5 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.password === void 0) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/allOf/0/then/required", keyword: "required", params: { missingProperty: "password" } });
        errors++;
      }
    }
    var _valid0 = _errs5 === errors;
    valid1 = _valid0;
    ifClause0 = "then";
  } else {
    const _errs6 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.password !== void 0) {
        (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/allOf/0/else/properties/password/false schema", keyword: "false schema", params: {} });
        errors++;
      }
    }
    var _valid0 = _errs6 === errors;
    valid1 = _valid0;
    ifClause0 = "else";
  }
  if (!valid1) {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/allOf/0/if", keyword: "if", params: { failingKeyword: ifClause0 } });
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "hasCode" || key0 === "password")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.hasCode !== void 0) {
      if (typeof data.hasCode !== "boolean") {
        (vErrors ??= []).push({ instancePath: instancePath + "/hasCode", schemaPath: "#/properties/hasCode/type", keyword: "type", params: { type: "boolean" } });
        errors++;
      }
    }
    if (data.password !== void 0) {
      let data3 = data.password;
      if (typeof data3 === "string") {
        if (func2(data3) > 100) {
          (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/maxLength", keyword: "maxLength", params: { limit: 100 } });
          errors++;
        }
        if (func2(data3) < 8) {
          (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/minLength", keyword: "minLength", params: { limit: 8 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/password", schemaPath: "#/properties/password/type", keyword: "type", params: { type: "string" } });
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
    if (data.hasCode === void 0 && (missing0 = "hasCode")) {
      validate122.errors = [{ instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: missing0 } }];
      return false;
    } else {
      if (data.hasCode !== void 0) {
        if (true !== data.hasCode) {
          validate122.errors = [{ instancePath: instancePath + "/hasCode", schemaPath: "#/allOf/0/properties/hasCode/const", keyword: "const", params: { allowedValue: true } }];
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
