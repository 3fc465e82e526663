import { errorsOf, conditionOf } from "./runtime.js";

import { ucs2length as func2 } from "./runtime.js";
var form = validate12;
var schema13 = { "type": "object", "additionalProperties": false, "properties": { "email": { "type": "object", "additionalProperties": false, "required": ["host", "port", "from"], "properties": { "host": { "type": "string", "format": "host", "minLength": 1, "maxLength": 253 }, "port": { "type": "integer", "minimum": 1, "maximum": 65535 }, "security": { "type": "string", "enum": ["implicit", "starttls", "none"] }, "from": { "type": "string", "format": "email", "maxLength": 254 }, "heloName": { "type": "string", "format": "host", "minLength": 1, "maxLength": 253 }, "noLogin": { "type": "boolean" }, "username": { "type": "string", "format": "line", "minLength": 1, "maxLength": 254 }, "password": { "anyOf": [{ "type": "string", "format": "secret", "minLength": 1, "maxLength": 16384 }, { "type": "object", "additionalProperties": false, "required": ["isSet"], "properties": { "isSet": { "const": true, "type": "boolean" } } }], "boundTo": ["/email/host", "/email/port", "/email/security", "/email/from", "/email/username", "/email/ca"] }, "ca": { "type": "string", "minLength": 1, "maxLength": 2e4, "pattern": "^(\\s*-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\\s]+-----END CERTIFICATE-----)+\\s*$" } }, "allOf": [{ "if": { "properties": { "noLogin": { "const": true } }, "required": ["noLogin"] }, "then": { "properties": { "username": false, "password": false } }, "else": { "required": ["password"] } }] } } };
var func7 = Object.prototype.hasOwnProperty;
var formats0 = /^(?![^]*[\p{Default_Ignorable_Code_Point}\uff00-\uffef])(?:(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}|(?!(?:[^]*\.)?(?:\p{N}+|\p{N}x[\p{N}a-f]*)\.?$)(?!-)[\p{L}\p{M}\p{N}_-]{1,63}(?:\.(?!-)[\p{L}\p{M}\p{N}_-]{1,63})*\.?|[\da-f]*:[\da-f]*:[\da-f:.]*)$/iu;
var formats2 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
var formats6 = /^(?:[^\s\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff](?:[^\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]*[^\s\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff])?)?$/u;
var formats8 = /^(?:(?:[^\s\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff](?:[^\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]{0,1022}[^\s\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff])?)?|(?:[ \t\r\n]*-----BEGIN [A-Z\d ]+-----(?:-?[\w+/=:,. \t\r\n])*-----END [A-Z\d ]+-----)+[ \t\r\n]*)$/u;
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
      const _errs5 = errors;
      let valid2 = true;
      const _errs6 = errors;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        let missing0;
        if (data0.noLogin === void 0 && (missing0 = "noLogin")) {
          (vErrors ??= []).push({});
          errors++;
        } else {
          if (data0.noLogin !== void 0) {
            if (true !== data0.noLogin) {
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
          if (data0.username !== void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/email/username", schemaPath: "#/properties/email/allOf/0/then/properties/username/false schema", keyword: "false schema", params: {} });
            errors++;
          }
          if (data0.password !== void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/email/password", schemaPath: "#/properties/email/allOf/0/then/properties/password/false schema", keyword: "false schema", params: {} });
            errors++;
          }
        }
        var _valid0 = _errs8 === errors;
        valid2 = _valid0;
        ifClause0 = "then";
      } else {
        const _errs9 = errors;
        if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
          if (data0.password === void 0) {
            (vErrors ??= []).push({ instancePath: instancePath + "/email", schemaPath: "#/properties/email/allOf/0/else/required", keyword: "required", params: { missingProperty: "password" } });
            errors++;
          }
        }
        var _valid0 = _errs9 === errors;
        valid2 = _valid0;
        ifClause0 = "else";
      }
      if (!valid2) {
        (vErrors ??= []).push({ instancePath: instancePath + "/email", schemaPath: "#/properties/email/allOf/0/if", keyword: "if", params: { failingKeyword: ifClause0 } });
        errors++;
      }
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
        for (const key1 in data0) {
          if (!func7.call(schema13.properties.email.properties, key1)) {
            (vErrors ??= []).push({ instancePath: instancePath + "/email", schemaPath: "#/properties/email/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
            errors++;
          }
        }
        if (data0.host !== void 0) {
          let data4 = data0.host;
          if (typeof data4 === "string") {
            if (func2(data4) > 253) {
              (vErrors ??= []).push({ instancePath: instancePath + "/email/host", schemaPath: "#/properties/email/properties/host/maxLength", keyword: "maxLength", params: { limit: 253 } });
              errors++;
            }
            if (func2(data4) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/email/host", schemaPath: "#/properties/email/properties/host/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
            if (!formats0.test(data4)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/email/host", schemaPath: "#/properties/email/properties/host/format", keyword: "format", params: { format: "host" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/email/host", schemaPath: "#/properties/email/properties/host/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data0.port !== void 0) {
          let data5 = data0.port;
          if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
            (vErrors ??= []).push({ instancePath: instancePath + "/email/port", schemaPath: "#/properties/email/properties/port/type", keyword: "type", params: { type: "integer" } });
            errors++;
          }
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 > 65535 || isNaN(data5)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/email/port", schemaPath: "#/properties/email/properties/port/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 } });
              errors++;
            }
            if (data5 < 1 || isNaN(data5)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/email/port", schemaPath: "#/properties/email/properties/port/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } });
              errors++;
            }
          }
        }
        if (data0.security !== void 0) {
          let data6 = data0.security;
          if (typeof data6 !== "string") {
            (vErrors ??= []).push({ instancePath: instancePath + "/email/security", schemaPath: "#/properties/email/properties/security/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          if (!(data6 === "implicit" || data6 === "starttls" || data6 === "none")) {
            (vErrors ??= []).push({ instancePath: instancePath + "/email/security", schemaPath: "#/properties/email/properties/security/enum", keyword: "enum", params: { allowedValues: schema13.properties.email.properties.security.enum } });
            errors++;
          }
        }
        if (data0.from !== void 0) {
          let data7 = data0.from;
          if (typeof data7 === "string") {
            if (func2(data7) > 254) {
              (vErrors ??= []).push({ instancePath: instancePath + "/email/from", schemaPath: "#/properties/email/properties/from/maxLength", keyword: "maxLength", params: { limit: 254 } });
              errors++;
            }
            if (!formats2.test(data7)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/email/from", schemaPath: "#/properties/email/properties/from/format", keyword: "format", params: { format: "email" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/email/from", schemaPath: "#/properties/email/properties/from/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data0.heloName !== void 0) {
          let data8 = data0.heloName;
          if (typeof data8 === "string") {
            if (func2(data8) > 253) {
              (vErrors ??= []).push({ instancePath: instancePath + "/email/heloName", schemaPath: "#/properties/email/properties/heloName/maxLength", keyword: "maxLength", params: { limit: 253 } });
              errors++;
            }
            if (func2(data8) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/email/heloName", schemaPath: "#/properties/email/properties/heloName/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
            if (!formats0.test(data8)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/email/heloName", schemaPath: "#/properties/email/properties/heloName/format", keyword: "format", params: { format: "host" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/email/heloName", schemaPath: "#/properties/email/properties/heloName/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data0.noLogin !== void 0) {
          if (typeof data0.noLogin !== "boolean") {
            (vErrors ??= []).push({ instancePath: instancePath + "/email/noLogin", schemaPath: "#/properties/email/properties/noLogin/type", keyword: "type", params: { type: "boolean" } });
            errors++;
          }
        }
        if (data0.username !== void 0) {
          let data10 = data0.username;
          if (typeof data10 === "string") {
            if (func2(data10) > 254) {
              (vErrors ??= []).push({ instancePath: instancePath + "/email/username", schemaPath: "#/properties/email/properties/username/maxLength", keyword: "maxLength", params: { limit: 254 } });
              errors++;
            }
            if (func2(data10) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/email/username", schemaPath: "#/properties/email/properties/username/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
            if (!formats6.test(data10)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/email/username", schemaPath: "#/properties/email/properties/username/format", keyword: "format", params: { format: "line" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/email/username", schemaPath: "#/properties/email/properties/username/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
        }
        if (data0.password !== void 0) {
          let data11 = data0.password;
          const _errs26 = errors;
          let valid6 = false;
          const _errs27 = errors;
          if (typeof data11 === "string") {
            if (func2(data11) > 16384) {
              (vErrors ??= []).push({ instancePath: instancePath + "/email/password", schemaPath: "#/properties/email/properties/password/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 16384 } });
              errors++;
            }
            if (func2(data11) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/email/password", schemaPath: "#/properties/email/properties/password/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
            if (!formats8.test(data11)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/email/password", schemaPath: "#/properties/email/properties/password/anyOf/0/format", keyword: "format", params: { format: "secret" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/email/password", schemaPath: "#/properties/email/properties/password/anyOf/0/type", keyword: "type", params: { type: "string" } });
            errors++;
          }
          var _valid1 = _errs27 === errors;
          valid6 = valid6 || _valid1;
          if (!valid6) {
            const _errs29 = errors;
            if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
              if (data11.isSet === void 0) {
                (vErrors ??= []).push({ instancePath: instancePath + "/email/password", schemaPath: "#/properties/email/properties/password/anyOf/1/required", keyword: "required", params: { missingProperty: "isSet" } });
                errors++;
              }
              for (const key2 in data11) {
                if (!(key2 === "isSet")) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/email/password", schemaPath: "#/properties/email/properties/password/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } });
                  errors++;
                }
              }
              if (data11.isSet !== void 0) {
                let data12 = data11.isSet;
                if (typeof data12 !== "boolean") {
                  (vErrors ??= []).push({ instancePath: instancePath + "/email/password/isSet", schemaPath: "#/properties/email/properties/password/anyOf/1/properties/isSet/type", keyword: "type", params: { type: "boolean" } });
                  errors++;
                }
                if (true !== data12) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/email/password/isSet", schemaPath: "#/properties/email/properties/password/anyOf/1/properties/isSet/const", keyword: "const", params: { allowedValue: true } });
                  errors++;
                }
              }
            } else {
              (vErrors ??= []).push({ instancePath: instancePath + "/email/password", schemaPath: "#/properties/email/properties/password/anyOf/1/type", keyword: "type", params: { type: "object" } });
              errors++;
            }
            var _valid1 = _errs29 === errors;
            valid6 = valid6 || _valid1;
          }
          if (!valid6) {
            (vErrors ??= []).push({ instancePath: instancePath + "/email/password", schemaPath: "#/properties/email/properties/password/anyOf", keyword: "anyOf", params: {} });
            errors++;
          } else {
            errors = _errs26;
            if (vErrors !== null) {
              if (_errs26) {
                vErrors.length = _errs26;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data0.ca !== void 0) {
          let data13 = data0.ca;
          if (typeof data13 === "string") {
            if (func2(data13) > 2e4) {
              (vErrors ??= []).push({ instancePath: instancePath + "/email/ca", schemaPath: "#/properties/email/properties/ca/maxLength", keyword: "maxLength", params: { limit: 2e4 } });
              errors++;
            }
            if (func2(data13) < 1) {
              (vErrors ??= []).push({ instancePath: instancePath + "/email/ca", schemaPath: "#/properties/email/properties/ca/minLength", keyword: "minLength", params: { limit: 1 } });
              errors++;
            }
            if (!pattern0.test(data13)) {
              (vErrors ??= []).push({ instancePath: instancePath + "/email/ca", schemaPath: "#/properties/email/properties/ca/pattern", keyword: "pattern", params: { pattern: "^(\\s*-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\\s]+-----END CERTIFICATE-----)+\\s*$" } });
              errors++;
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/email/ca", schemaPath: "#/properties/email/properties/ca/type", keyword: "type", params: { type: "string" } });
            errors++;
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

var condition0 = validate122;
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    validate122.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }];
    return false;
  }
  const _errs2 = errors;
  const _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.noLogin === void 0 && (missing0 = "noLogin")) {
      (vErrors ??= []).push({});
      errors++;
    } else {
      if (data.noLogin !== void 0) {
        if (true !== data.noLogin) {
          (vErrors ??= []).push({});
          errors++;
        }
      }
    }
  }
  var valid1 = _errs3 === errors;
  if (valid1) {
    validate122.errors = [{ instancePath, schemaPath: "#/allOf/0/not", keyword: "not", params: {} }];
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
