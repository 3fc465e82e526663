import { entityOf } from "@signalbox/schemas/validators/runtime";

import { ucs2length as func2 } from "@signalbox/schemas/validators/runtime";
var test0 = validate11;
var pattern0 = new RegExp("^[0-9a-f]{64}$", "u");
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.file === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "file" } });
      errors++;
    }
    if (data.plan === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "plan" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "file" || key0 === "plan")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.file !== void 0) {
      let data0 = data.file;
      if (typeof data0 === "string") {
        if (func2(data0) > 65536) {
          (vErrors ??= []).push({ instancePath: instancePath + "/file", schemaPath: "#/properties/file/maxLength", keyword: "maxLength", params: { limit: 65536 } });
          errors++;
        }
        if (func2(data0) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/file", schemaPath: "#/properties/file/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/file", schemaPath: "#/properties/file/type", keyword: "type", params: { type: "string" } });
        errors++;
      }
    }
    if (data.plan !== void 0) {
      let data1 = data.plan;
      if (typeof data1 === "string") {
        if (!pattern0.test(data1)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/plan", schemaPath: "#/properties/plan/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/plan", schemaPath: "#/properties/plan/type", keyword: "type", params: { type: "string" } });
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
var test1 = validate12;
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "file")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.file !== void 0) {
      let data0 = data.file;
      if (typeof data0 === "string") {
        if (func2(data0) > 65536) {
          (vErrors ??= []).push({ instancePath: instancePath + "/file", schemaPath: "#/properties/file/maxLength", keyword: "maxLength", params: { limit: 65536 } });
          errors++;
        }
        if (func2(data0) < 1) {
          (vErrors ??= []).push({ instancePath: instancePath + "/file", schemaPath: "#/properties/file/minLength", keyword: "minLength", params: { limit: 1 } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/file", schemaPath: "#/properties/file/type", keyword: "type", params: { type: "string" } });
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
var test2 = validate13;
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.plan === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "plan" } });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "plan")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.plan !== void 0) {
      let data0 = data.plan;
      if (typeof data0 === "string") {
        if (!pattern0.test(data0)) {
          (vErrors ??= []).push({ instancePath: instancePath + "/plan", schemaPath: "#/properties/plan/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" } });
          errors++;
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/plan", schemaPath: "#/properties/plan/type", keyword: "type", params: { type: "string" } });
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

var licenseInstallEntity = entityOf(test0);
var licensePlanRequestEntity = entityOf(test1);
var licenseRemovalEntity = entityOf(test2);
export {
  licenseInstallEntity,
  licensePlanRequestEntity,
  licenseRemovalEntity
};
