import { entityOf } from "@signalbox/schemas/validators/runtime";

import { ucs2length as func2 } from "@signalbox/schemas/validators/runtime";
var test0 = validate12;
var schema13 = { "oneOf": [{ "type": "object", "required": ["action", "license"], "properties": { "action": { "enum": ["install", "remove"] }, "license": { "type": "object", "required": ["id", "customer", "issueTime", "startTime", "expireTime", "feature"], "properties": { "id": { "type": "string" }, "customer": { "type": "string" }, "issueTime": { "type": "string" }, "startTime": { "type": "string" }, "expireTime": { "type": "string" }, "feature": { "type": "array", "items": { "type": "string" } }, "limit": { "type": "object", "additionalProperties": { "type": "integer" } } } } } }, { "type": "object", "required": ["action"], "properties": { "action": { "const": "unsigned" } } }, { "type": "object", "required": ["action", "from", "to"], "properties": { "action": { "const": "clockBack" }, "from": { "type": "string" }, "to": { "type": "string" } } }] };
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "action" } });
      errors++;
    }
    if (data.license === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "license" } });
      errors++;
    }
    if (data.action !== void 0) {
      let data0 = data.action;
      if (!(data0 === "install" || data0 === "remove")) {
        (vErrors ??= []).push({ instancePath: instancePath + "/action", schemaPath: "#/oneOf/0/properties/action/enum", keyword: "enum", params: { allowedValues: schema13.oneOf[0].properties.action.enum } });
        errors++;
      }
    }
    if (data.license !== void 0) {
      let data1 = data.license;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.id === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/license", schemaPath: "#/oneOf/0/properties/license/required", keyword: "required", params: { missingProperty: "id" } });
          errors++;
        }
        if (data1.customer === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/license", schemaPath: "#/oneOf/0/properties/license/required", keyword: "required", params: { missingProperty: "customer" } });
          errors++;
        }
        if (data1.issueTime === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/license", schemaPath: "#/oneOf/0/properties/license/required", keyword: "required", params: { missingProperty: "issueTime" } });
          errors++;
        }
        if (data1.startTime === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/license", schemaPath: "#/oneOf/0/properties/license/required", keyword: "required", params: { missingProperty: "startTime" } });
          errors++;
        }
        if (data1.expireTime === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/license", schemaPath: "#/oneOf/0/properties/license/required", keyword: "required", params: { missingProperty: "expireTime" } });
          errors++;
        }
        if (data1.feature === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/license", schemaPath: "#/oneOf/0/properties/license/required", keyword: "required", params: { missingProperty: "feature" } });
          errors++;
        }
        if (data1.id !== void 0) {
          if (typeof data1.id !== "string") {
            (vErrors ??= []).push({ instancePath: instancePath + "/license/id", schemaPath: "#/oneOf/0/properties/license/properties/id/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data1.customer !== void 0) {
          if (typeof data1.customer !== "string") {
            (vErrors ??= []).push({ instancePath: instancePath + "/license/customer", schemaPath: "#/oneOf/0/properties/license/properties/customer/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data1.issueTime !== void 0) {
          if (typeof data1.issueTime !== "string") {
            (vErrors ??= []).push({ instancePath: instancePath + "/license/issueTime", schemaPath: "#/oneOf/0/properties/license/properties/issueTime/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data1.startTime !== void 0) {
          if (typeof data1.startTime !== "string") {
            (vErrors ??= []).push({ instancePath: instancePath + "/license/startTime", schemaPath: "#/oneOf/0/properties/license/properties/startTime/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data1.expireTime !== void 0) {
          if (typeof data1.expireTime !== "string") {
            (vErrors ??= []).push({ instancePath: instancePath + "/license/expireTime", schemaPath: "#/oneOf/0/properties/license/properties/expireTime/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data1.feature !== void 0) {
          let data7 = data1.feature;
          if (Array.isArray(data7)) {
            const len0 = data7.length;
            for (let i0 = 0; i0 < len0; i0++) {
              if (typeof data7[i0] !== "string") {
                (vErrors ??= []).push({ instancePath: instancePath + "/license/feature/" + i0, schemaPath: "#/oneOf/0/properties/license/properties/feature/items/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/license/feature", schemaPath: "#/oneOf/0/properties/license/properties/feature/type", keyword: "type", params: { type: "array" } });
            errors++;
          }
        }
        if (data1.limit !== void 0) {
          let data9 = data1.limit;
          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
            for (const key0 in data9) {
              let data10 = data9[key0];
              if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                (vErrors ??= []).push({ instancePath: instancePath + "/license/limit/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/oneOf/0/properties/license/properties/limit/additionalProperties/type", keyword: "type", params: { type: "integer" } });
                errors++;
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/license/limit", schemaPath: "#/oneOf/0/properties/license/properties/limit/type", keyword: "type", params: { type: "object" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/license", schemaPath: "#/oneOf/0/properties/license/type", keyword: "type", params: { type: "object" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  var _valid0 = _errs1 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
  }
  const _errs25 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "action" } });
      errors++;
    }
    if (data.action !== void 0) {
      if ("unsigned" !== data.action) {
        (vErrors ??= []).push({ instancePath: instancePath + "/action", schemaPath: "#/oneOf/1/properties/action/const", keyword: "const", params: { allowedValue: "unsigned" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  var _valid0 = _errs25 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
    }
    const _errs28 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.action === void 0) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "action" } });
        errors++;
      }
      if (data.from === void 0) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "from" } });
        errors++;
      }
      if (data.to === void 0) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: "to" } });
        errors++;
      }
      if (data.action !== void 0) {
        if ("clockBack" !== data.action) {
          (vErrors ??= []).push({ instancePath: instancePath + "/action", schemaPath: "#/oneOf/2/properties/action/const", keyword: "const", params: { allowedValue: "clockBack" } });
          errors++;
        }
      }
      if (data.from !== void 0) {
        if (typeof data.from !== "string") {
          (vErrors ??= []).push({ instancePath: instancePath + "/from", schemaPath: "#/oneOf/2/properties/from/type", keyword: "type", params: { type: "string" } });
          errors++;
        }
      }
      if (data.to !== void 0) {
        if (typeof data.to !== "string") {
          (vErrors ??= []).push({ instancePath: instancePath + "/to", schemaPath: "#/oneOf/2/properties/to/type", keyword: "type", params: { type: "string" } });
          errors++;
        }
      }
    } else {
      (vErrors ??= []).push({ instancePath, schemaPath: "#/oneOf/2/type", keyword: "type", params: { type: "object" } });
      errors++;
    }
    var _valid0 = _errs28 === errors;
    if (_valid0 && valid0) {
      valid0 = false;
      passing0 = [passing0, 2];
    } else {
      if (_valid0) {
        valid0 = true;
        passing0 = 2;
      }
    }
  }
  if (!valid0) {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 } });
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate12.errors = vErrors;
  return errors === 0;
}
var test1 = validate13;
var pattern0 = new RegExp("^[0-9a-f]{64}$", "u");
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate13.errors = vErrors;
  return errors === 0;
}
var test2 = validate14;
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate14.errors = vErrors;
  return errors === 0;
}
var test3 = validate15;
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate15.errors = vErrors;
  return errors === 0;
}

var licenseEventBodyEntity = { ...entityOf(test0), ...{ "name": "license-event-body", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "What an event of the history has beside its time and its user. Times in ISO.", "oneOf": [{ "type": "object", "required": ["action", "license"], "properties": { "action": { "enum": ["install", "remove"] }, "license": { "type": "object", "required": ["id", "customer", "issueTime", "startTime", "expireTime", "feature"], "properties": { "id": { "type": "string" }, "customer": { "type": "string" }, "issueTime": { "type": "string" }, "startTime": { "type": "string" }, "expireTime": { "type": "string" }, "feature": { "type": "array", "items": { "type": "string" } }, "limit": { "type": "object", "additionalProperties": { "type": "integer" } } } } } }, { "type": "object", "description": "A license of an earlier version, which anybody could edit. It counts no more.", "required": ["action"], "properties": { "action": { "const": "unsigned" } } }, { "type": "object", "description": "The clock of the server went back by more than a day.", "required": ["action", "from", "to"], "properties": { "action": { "const": "clockBack" }, "from": { "type": "string" }, "to": { "type": "string" } } }] } } };
var licenseInstallEntity = { ...entityOf(test1), ...{ "name": "license-install", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "POST core/license/install.", "type": "object", "additionalProperties": false, "required": ["file", "plan"], "properties": { "file": { "type": "string", "minLength": 1, "maxLength": 65536, "description": "Text of the license file." }, "plan": { "type": "string", "pattern": "^[0-9a-f]{64}$", "description": "`plan` of the plan for this file." } } } } };
var licensePlanRequestEntity = { ...entityOf(test2), ...{ "name": "license-plan-request", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "POST core/license/plan.", "type": "object", "additionalProperties": false, "properties": { "file": { "type": "string", "minLength": 1, "maxLength": 65536, "description": "Text of the license file. Missing: plans the removal." } } } } };
var licenseRemovalEntity = { ...entityOf(test3), ...{ "name": "license-removal", "schema": { "$schema": "http://json-schema.org/draft-07/schema#", "description": "POST core/license/remove.", "type": "object", "additionalProperties": false, "required": ["plan"], "properties": { "plan": { "type": "string", "pattern": "^[0-9a-f]{64}$", "description": "`plan` of the plan for the removal." } } } } };
export {
  licenseEventBodyEntity,
  licenseInstallEntity,
  licensePlanRequestEntity,
  licenseRemovalEntity
};
