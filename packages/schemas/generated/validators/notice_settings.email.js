import { errorsOf, conditionOf } from "./runtime.js";

import { ucs2length as func2 } from "./runtime.js";
var form = validate12;
var schema13 = { "type": "object", "additionalProperties": false, "properties": { "email": { "type": "object", "additionalProperties": false, "required": ["host", "port", "from", "password"], "properties": { "host": { "type": "string", "minLength": 1, "maxLength": 253 }, "port": { "type": "integer", "minimum": 1, "maximum": 65535 }, "security": { "type": "string", "enum": ["implicit", "starttls", "none"] }, "from": { "type": "string", "format": "email", "maxLength": 254 }, "username": { "type": "string", "minLength": 1, "maxLength": 254 }, "ca": { "type": "string", "minLength": 1, "maxLength": 2e4, "pattern": "^(\\s*-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\\s]+-----END CERTIFICATE-----)+\\s*$" }, "password": { "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 1024 }, { "type": "object", "additionalProperties": false, "required": ["isSet"], "properties": { "isSet": { "const": true, "type": "boolean" } } }], "boundTo": ["/email/host", "/email/port", "/email/security", "/email/from", "/email/username", "/email/ca"] } } } } };
var formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
var pattern0 = new RegExp("^(\\s*-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\\s]+-----END CERTIFICATE-----)+\\s*$", "u");
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "email")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.email !== void 0) {
      let data0 = data.email;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.host === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/email", schemaPath: "#/properties/email/required", keyword: "required", params: { missingProperty: "host" } });
          errors++;
        }
        if (data0.port === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/email", schemaPath: "#/properties/email/required", keyword: "required", params: { missingProperty: "port" } });
          errors++;
        }
        if (data0.from === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/email", schemaPath: "#/properties/email/required", keyword: "required", params: { missingProperty: "from" } });
          errors++;
        }
        if (data0.password === void 0) {
          (vErrors ??= []).push({ instancePath: instancePath + "/email", schemaPath: "#/properties/email/required", keyword: "required", params: { missingProperty: "password" } });
          errors++;
        }
        for (const key1 in data0) {
          if (!(key1 === "host" || key1 === "port" || key1 === "security" || key1 === "from" || key1 === "username" || key1 === "ca" || key1 === "password")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/email", schemaPath: "#/properties/email/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data0.host !== void 0) {
          let data1 = data0.host;
          if (typeof data1 === "string") {
            if (func2(data1) > 253) {
              (vErrors ??= []).push({ instancePath: instancePath + "/email/host", schemaPath: "#/properties/email/properties/host/maxLength", keyword: "maxLength", params: { limit: 253 } });
              errors++;
            }
            if (func2(data1) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/email/host", schemaPath: "#/properties/email/properties/host/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/email/host", schemaPath: "#/properties/email/properties/host/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data0.port !== void 0) {
          let data2 = data0.port;
          if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/email/port", schemaPath: "#/properties/email/properties/port/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 65535 || isNaN(data2)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/email/port", schemaPath: "#/properties/email/properties/port/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 } });
              errors++;
            }
            if (data2 < 1 || isNaN(data2)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/email/port", schemaPath: "#/properties/email/properties/port/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
              errors++;
            }
          }
        }
        if (data0.security !== void 0) {
          let data3 = data0.security;
          if (typeof data3 !== "string") {
            (vErrors ??= []).push({ instancePath: instancePath + "/email/security", schemaPath: "#/properties/email/properties/security/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          if (!(data3 === "implicit" || data3 === "starttls" || data3 === "none")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/email/security", schemaPath: "#/properties/email/properties/security/enum", keyword: "enum", params: { allowedValues: schema13.properties.email.properties.security.enum } });
            errors++;
          }
        }
        if (data0.from !== void 0) {
          let data4 = data0.from;
          if (typeof data4 === "string") {
            if (func2(data4) > 254) {
              (vErrors ??= []).push({ instancePath: instancePath + "/email/from", schemaPath: "#/properties/email/properties/from/maxLength", keyword: "maxLength", params: { limit: 254 } });
              errors++;
            }
            if (!formats0.test(data4)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/email/from", schemaPath: "#/properties/email/properties/from/format", keyword: "format", params: { format: "email" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/email/from", schemaPath: "#/properties/email/properties/from/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data0.username !== void 0) {
          let data5 = data0.username;
          if (typeof data5 === "string") {
            if (func2(data5) > 254) {
              (vErrors ??= []).push({ instancePath: instancePath + "/email/username", schemaPath: "#/properties/email/properties/username/maxLength", keyword: "maxLength", params: { limit: 254 } });
              errors++;
            }
            if (func2(data5) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/email/username", schemaPath: "#/properties/email/properties/username/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/email/username", schemaPath: "#/properties/email/properties/username/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data0.ca !== void 0) {
          let data6 = data0.ca;
          if (typeof data6 === "string") {
            if (func2(data6) > 2e4) {
              (vErrors ??= []).push({ instancePath: instancePath + "/email/ca", schemaPath: "#/properties/email/properties/ca/maxLength", keyword: "maxLength", params: { limit: 2e4 } });
              errors++;
            }
            if (func2(data6) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/email/ca", schemaPath: "#/properties/email/properties/ca/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
            if (!pattern0.test(data6)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/email/ca", schemaPath: "#/properties/email/properties/ca/pattern", keyword: "pattern", params: { pattern: "^(\\s*-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\\s]+-----END CERTIFICATE-----)+\\s*$" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/email/ca", schemaPath: "#/properties/email/properties/ca/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data0.password !== void 0) {
          let data7 = data0.password;
          const _errs18 = errors;
          let valid2 = false;
          const _errs19 = errors;
          if (typeof data7 === "string") {
            if (func2(data7) > 1024) {
              (vErrors ??= []).push({ instancePath: instancePath + "/email/password", schemaPath: "#/properties/email/properties/password/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1024 } });
              errors++;
            }
            if (func2(data7) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/email/password", schemaPath: "#/properties/email/properties/password/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/email/password", schemaPath: "#/properties/email/properties/password/anyOf/0/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          var _valid0 = _errs19 === errors;
          valid2 = valid2 || _valid0;
          if (!valid2) {
            const _errs21 = errors;
            if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
              if (data7.isSet === void 0) {
                (vErrors ??= []).push({ instancePath: instancePath + "/email/password", schemaPath: "#/properties/email/properties/password/anyOf/1/required", keyword: "required", params: { missingProperty: "isSet" } });
                errors++;
              }
              for (const key2 in data7) {
                if (!(key2 === "isSet")) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/email/password", schemaPath: "#/properties/email/properties/password/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } });
                  errors++;
                }
              }
              if (data7.isSet !== void 0) {
                let data8 = data7.isSet;
                if (typeof data8 !== "boolean") {
                  (vErrors ??= []).push({ instancePath: instancePath + "/email/password/isSet", schemaPath: "#/properties/email/properties/password/anyOf/1/properties/isSet/type", keyword: "type", params: { type: "boolean" } });
                  errors++;
                }
                if (true !== data8) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/email/password/isSet", schemaPath: "#/properties/email/properties/password/anyOf/1/properties/isSet/const", keyword: "const", params: { allowedValue: true } });
                  errors++;
                }
              }
            } else {
              (vErrors ??= []).push({ instancePath: instancePath + "/email/password", schemaPath: "#/properties/email/properties/password/anyOf/1/type", keyword: "type", params: { type: "object" } });
              errors++;
            }
            var _valid0 = _errs21 === errors;
            valid2 = valid2 || _valid0;
          }
          if (!valid2) {
            (vErrors ??= []).push({ instancePath: instancePath + "/email/password", schemaPath: "#/properties/email/properties/password/anyOf", keyword: "anyOf", params: {} });
            errors++;
          } else {
            errors = _errs18;
            if (vErrors !== null) {
              if (_errs18) {
                vErrors.length = _errs18;
              } else {
                vErrors = null;
              }
            }
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "object" } });
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
