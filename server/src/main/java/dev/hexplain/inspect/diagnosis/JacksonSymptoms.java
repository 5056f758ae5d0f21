package dev.hexplain.inspect.diagnosis;

import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import java.util.HexFormat;
import java.util.List;

/** Exception messages of Jackson about JSON and its classes. */
final class JacksonSymptoms {
    private JacksonSymptoms() {}

    static List<Symptom> all() {
        return List.of(
                jacksonCharacter(),
                jacksonUtf8(),
                jacksonEmpty(),
                jacksonProperty(),
                jacksonToken(),
                jacksonEnd(),
                jacksonCast(),
                jacksonTypeId(),
                jacksonNoCreator(),
                jacksonMismatch(),
                jacksonTime(),
                jacksonLimit(),
                jacksonCycle(),
                gsonSyntax(),
                fastjsonAutotype());
    }

    private static Symptom jacksonCharacter() {
        return Symptom.of("jackson-character", "Jackson", "These bytes are no JSON")
                .example(
                        "com.fasterxml.jackson.core.JsonParseException: Unexpected character ('¬' (code 172)): expected a"
                                + " valid value")
                .says("(?:Unexpected|Illegal) character \\((?:'.{1,2}' \\(|\\(CTRL-CHAR, )code (\\d{1,7})")
                .bytes(found -> characterIs(Integer.parseInt(found.group(1))))
                .why("A JSON value begins with {, [, a quotation mark, a digit, -, t, f or n. Something else was stored"
                        + " there.")
                .look(new Clue.Start())
                .remedies(
                        "172 ('¬') is Java serialization: the writer uses JdkSerializationRedisSerializer or the like.",
                        "60 ('<') is XML or a web page, often an error page: log the status and the first line.",
                        "31 is gzip: ask for the decompressed body.");
    }

    private static Symptom jacksonUtf8() {
        return Symptom.of("jackson-utf8", "Jackson", "These bytes are no UTF-8")
                .example("com.fasterxml.jackson.core.JsonParseException: Invalid UTF-8 start byte 0xac")
                .says("Invalid UTF-8 (?:start|middle) byte 0x([0-9a-fA-F]{1,2})")
                .bytes(found -> MessageBytes.ofHex(found.group(1)))
                .why("JSON is UTF-8. The bytes are binary, or text in another encoding, such as ISO 8859-1.")
                .look(new Clue.Start())
                .remedies(
                        "Look at the first bytes: AC ED is Java serialization, 1F 8B gzip.",
                        "If it is text, write it as UTF-8, or read it with a Reader of its encoding.");
    }

    private static Symptom jacksonEmpty() {
        return Symptom.of("jackson-empty", "Jackson", "There are no bytes at all")
                .example("com.fasterxml.jackson.databind.exc.MismatchedInputException: No content to map due to"
                        + " end-of-input")
                .says("No content to map due to end-of-input")
                .why("The body or value is empty, or a stream was read before.")
                .remedies(
                        "Treat an empty value as absent before parsing.", "Read the stream once, and keep the bytes.");
    }

    private static Symptom jacksonProperty() {
        return Symptom.of("jackson-property", "Jackson", "The document has a member that the class does not have")
                .example(
                        "com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException: Unrecognized field \"discount\" (class"
                                + " com.example.Order), not marked as ignorable (2 known properties: \"id\", \"price\"])")
                .says("Unrecognized field \"[^\"\\n]{0,200}\" \\(class [\\w.$]{1,200}\\), not marked as ignorable")
                .why("Jackson refuses members that no property of the class takes, by default. The document comes from"
                        + " a later or an earlier version of the class, or its names are written by another rule, or it is of"
                        + " another class.")
                .remedies(
                        "Tolerate what comes from other versions: @JsonIgnoreProperties(ignoreUnknown = true) on the class, or"
                                + " FAIL_ON_UNKNOWN_PROPERTIES off.",
                        "A member that was renamed: @JsonAlias with its earlier name.",
                        "snake_case beside camelCase: set one PropertyNamingStrategy on both sides.");
    }

    private static Symptom jacksonToken() {
        return Symptom.of("jackson-token", "Jackson", "A word stands where a JSON value should")
                .example("com.fasterxml.jackson.core.JsonParseException: Unrecognized token"
                        + " 'rO0ABXNyABFqYXZh': was expecting (JSON String, Number, Array, Object"
                        + " or token 'null', 'true' or 'false')")
                .says("Unrecognized token '([^'\\n]{1,300})'(?::|\\()? ?was expecting")
                .bytes(found -> MessageBytes.ofText(found.group(1)))
                .why("The bytes are text, but no JSON: a plain string that was written"
                        + " without quotation marks, Base64, a number with a suffix, an error"
                        + " message of a server, or JSON whose beginning was cut.")
                .look(new Clue.Start())
                .remedies(
                        "If the token begins with rO0A, decode Base64 and open the Java"
                                + " serialization stream inside.",
                        "Look at the first line of what was received, with its status and" + " Content-Type.",
                        "A plain text is written as JSON by ObjectMapper.writeValueAsString, or"
                                + " read with StringRedisSerializer.");
    }

    private static Symptom jacksonEnd() {
        return Symptom.of("jackson-end", "Jackson", "The JSON ends in the middle")
                .example("com.fasterxml.jackson.databind.JsonMappingException: Unexpected"
                        + " end-of-input: expected close marker for Object (start marker at"
                        + " [Source: (byte[])\"{\"; line: 1, column: 1])")
                .says("Unexpected end-of-input(?! when trying read| for Binary| in (?:Array|"
                        + "Object) value)|JsonEOFException(?!: Unexpected end-of-input)")
                .why("A bracket or a quotation mark is open where the bytes end: they were"
                        + " cut, as by the length of a column, a limit of a cache or a connection"
                        + " that broke.")
                .look(new Clue.End())
                .remedies(
                        "Compare the length with that of what was written.",
                        "Look at the last bytes: the path of the last field says where it was" + " cut.");
    }

    private static Symptom jacksonCast() {
        return Symptom.of("jackson-cast", "Jackson", "The value was read without its class, as a generic map")
                .example("java.lang.ClassCastException: class java.util.LinkedHashMap cannot be"
                        + " cast to class com.example.Order (java.util.LinkedHashMap is in module"
                        + " java.base of loader 'bootstrap'; com.example.Order is in unnamed module"
                        + " of loader 'app')")
                .says("(?:class )?(?:java\\.util\\.(?:LinkedHashMap|HashMap|ArrayList)|"
                        + "com\\.google\\.gson\\.internal\\.LinkedTreeMap|"
                        + "com\\.alibaba\\.fastjson2?\\.JSONObject|org\\.bson\\.Document|"
                        + "scala\\.collection\\.[\\w.$]{1,80}) cannot be cast to (?:class )?([\\w.$"
                        + "]{1,300})")
                .where(found -> !found.group(1).startsWith("java.util."))
                .why("A reader of JSON, CBOR, Smile or MessagePack that does not know the class"
                        + " makes a LinkedHashMap (Gson: LinkedTreeMap) of an object and an"
                        + " ArrayList of an array. The class is not in the bytes, or the reader"
                        + " does not look for it; generic types such as List<Order> are erased at"
                        + " run time.")
                .look(new Clue.Start())
                .remedies(
                        "Name the type: new TypeReference<List<Order>>() {} for Jackson,"
                                + " TypeToken for Gson, or a serializer for that class"
                                + " (Jackson2JsonRedisSerializer<Order>).",
                        "Let the class be written with it: GenericJackson2JsonRedisSerializer,"
                                + " or activateDefaultTyping with a strict validator. Look here whether"
                                + " @class is in the bytes.",
                        "Convert what was read: mapper.convertValue(map, Order.class).");
    }

    private static Symptom jacksonTypeId() {
        return Symptom.of("jackson-type-id", "Jackson", "The type named in the JSON is not known or not allowed")
                .example("com.fasterxml.jackson.databind.exc.InvalidTypeIdException: Could not"
                        + " resolve type id 'com.example.OldOrder' as a subtype of"
                        + " `java.lang.Object`: no such class found")
                .says("Could not resolve type id '([^'\\n]{1,300})' (?:as a subtype of|"
                        + "into a subtype of)|"
                        + "Illegal type \\(([\\w.$]{1,300})\\) to deserialize: prevented for securi"
                        + "ty reasons|missing type id property '([^'\\n]{1,100})'|"
                        + "Could not resolve subtype of")
                .why("With polymorphic types, a name is in the JSON (@class, or what"
                        + " @JsonTypeInfo says). The class was renamed or is not here, the"
                        + " validator does not allow it, or the value was written without types, so"
                        + " that the property is missing.")
                .look(new Clue.Start())
                .remedies(
                        "Keep the old name with @JsonSubTypes or @JsonTypeName, or rename it in" + " what is stored.",
                        "Allow exactly that package in BasicPolymorphicTypeValidator; never"
                                + " allow all: names of classes in data are a way to attack.",
                        "`missing type id property`: who writes uses another ObjectMapper, one" + " without types.");
    }

    private static Symptom jacksonNoCreator() {
        return Symptom.of("jackson-no-creator", "Jackson", "Jackson cannot make an object of the class")
                .example("com.fasterxml.jackson.databind.exc.InvalidDefinitionException: Cannot"
                        + " construct instance of `com.example.Order` (no Creators, like default"
                        + " constructor, exist): cannot deserialize from Object value (no delegate-"
                        + " or property-based Creator)")
                .says("Cannot construct instance of [`\\w.$<>,\\[\\] ]{1,300}[ ,(]{1,3}(?:no Cr"
                        + "eators, like default|although at least one Creator exists|problem: )|"
                        + "No suitable constructor found for type")
                .why("Jackson needs a constructor without arguments, or one with @JsonCreator"
                        + " whose parameters have names; an abstract type needs a setting that says which"
                        + " class to make. With `although at least one Creator exists` the JSON has"
                        + " another kind of value than the class takes, often a text for an object.")
                .remedies(
                        "Add such a constructor; compile with -parameters and register" + " ParameterNamesModule.",
                        "For a text: the value was written as a JSON string inside JSON: read it"
                                + " twice, or write it once.");
    }

    private static Symptom jacksonMismatch() {
        return Symptom.of("jackson-mismatch", "Jackson", "The JSON has another kind of value than the class expects")
                .example("com.fasterxml.jackson.databind.exc.MismatchedInputException: Cannot"
                        + " deserialize value of type `java.util.ArrayList<com.example.Order>` from"
                        + " Object value (token `JsonToken.START_OBJECT`)")
                .says("Cannot deserialize (?:value|"
                        + "instance) of (?:type )?`?([\\w.$<>,\\[\\]&; ]{1,300})`?(?: out of|"
                        + " from) ([\\w ]{1,40})(?:\\(token|value|token)|"
                        + "Unexpected token \\(([A-Z_]{1,40})\\), expected ([A-Z_]{1,40})")
                .why("An object stands where an array should (or the other way round), a text"
                        + " where a number or a date should. The shape of the class and of the JSON"
                        + " differ: another version, an error object instead of the list, or a"
                        + " wrapper with types ([\"java.util.ArrayList\",[…]]) that one side does"
                        + " not expect.")
                .look(new Clue.Start())
                .remedies(
                        "Look at the JSON at the path that is behind `through reference" + " chain`.",
                        "An array of a class name and a value is default typing: configure it on"
                                + " both sides or on none.",
                        "ACCEPT_SINGLE_VALUE_AS_ARRAY where one value stands for a list.");
    }

    private static Symptom jacksonTime() {
        return Symptom.of("jackson-time", "Jackson", "Dates and times need a module")
                .example("com.fasterxml.jackson.databind.exc.InvalidDefinitionException: Java 8"
                        + " date/time type `java.time.Instant` not supported by default: add Module"
                        + " \"com.fasterxml.jackson.datatype:jackson-datatype-jsr310\" to enable"
                        + " handling")
                .says("Java 8 (?:date/time|"
                        + "optional) type `?([\\w.$]{1,200})`? not supported by default|"
                        + "Cannot deserialize value of type `java\\.time\\.\\w{1,30}` from String")
                .why("ObjectMapper knows the types of java.time and Optional with a module"
                        + " only. With `from String` the text is written in another form than the"
                        + " type's own, ISO 8601.")
                .remedies(
                        "mapper.registerModule(new JavaTimeModule()); the mapper of a Redis"
                                + " serializer is another than that of Spring Boot.",
                        "WRITE_DATES_AS_TIMESTAMPS off writes ISO texts; @JsonFormat(pattern =" + " …) reads others.");
    }

    private static Symptom jacksonLimit() {
        return Symptom.of("jackson-limit", "Jackson", "A limit of Jackson was reached")
                .example("com.fasterxml.jackson.core.exc.StreamConstraintsException: String value"
                        + " length (20054016) exceeds the maximum allowed (20000000, from"
                        + " `StreamReadConstraints.getMaxStringLength()`)")
                .says("(?:String value length|Document nesting depth|Number value length|"
                        + "Name length|Document length|"
                        + "Token count) \\((\\d{1,12})\\) exceeds the maximum allowed \\((\\d{1,12}"
                        + ")")
                .why("StreamReadConstraints bound depth (1000, or 500 since 2.21), length of"
                        + " texts (20 million characters) and numbers (1000 digits) against"
                        + " documents that are made to do harm. A Base64 file in JSON passes the"
                        + " second one.")
                .remedies(
                        "Raise exactly that limit with StreamReadConstraints.builder() on the" + " JsonFactory.",
                        "Keep large binary values outside JSON, or in CBOR or Smile.");
    }

    private static Symptom jacksonCycle() {
        return Symptom.of("jackson-cycle", "Jackson", "Objects refer to each other without end")
                .example("com.fasterxml.jackson.databind.JsonMappingException: Infinite recursion"
                        + " (StackOverflowError) (through reference chain:"
                        + " com.example.Order[\"lines\"])")
                .says("Infinite recursion \\(StackOverflowError\\)|"
                        + "Document nesting depth \\(\\d{1,9}\\) exceeds the maximum allowed \\(\\d"
                        + "{1,9}, from `StreamWriteConstraints")
                .why("JSON has no references: an object that leads back to itself is written"
                        + " until the stack or the limit of depth ends it. Entities of Hibernate"
                        + " with both sides of an association do that.")
                .remedies(
                        "@JsonManagedReference and @JsonBackReference, @JsonIgnore, or"
                                + " @JsonIdentityInfo on one side.",
                        "Write a DTO instead of the entity.");
    }

    private static Symptom gsonSyntax() {
        return Symptom.of("gson-syntax", "Gson", "The JSON has another kind of value than the class expects")
                .example("com.google.gson.JsonSyntaxException: java.lang.IllegalStateException:"
                        + " Expected BEGIN_OBJECT but was STRING at line 1 column 1 path $")
                .says("Expected (BEGIN_OBJECT|BEGIN_ARRAY|a[n]? \\w{1,10}|STRING|NAME|"
                        + "NUMBER) but was (\\w{1,20})|"
                        + "Use JsonReader\\.setLenient\\(true\\) to accept malformed JSON|"
                        + "MalformedJsonException")
                .why("STRING at column 1 is a text that is no JSON: Gson takes words without"
                        + " quotation marks for a text. That is an error page, Base64 (rO0A is Java"
                        + " serialization), or JSON written into JSON as a string. Elsewhere the"
                        + " class and the JSON differ in shape.")
                .look(new Clue.Start())
                .remedies(
                        "Look at the first characters of what was received.",
                        "For JSON inside a JSON string: read the string first, then its content.");
    }

    private static Symptom fastjsonAutotype() {
        return Symptom.of("fastjson-autotype", "fastjson", "The class named in the JSON is not allowed")
                .example("com.alibaba.fastjson.JSONException: autoType is not support." + " com.example.Order")
                .says("autoType is not support\\w{0,2}\\.? ?([\\w.$]{0,300})|" + "safeMode not support autoType")
                .why("@type in the JSON names a class. fastjson makes only classes that are"
                        + " on a list: names of classes in data from elsewhere are a way to attack.")
                .look(new Clue.Start())
                .remedies(
                        "ParserConfig.getGlobalInstance().addAccept(\"com.example.\"), exactly"
                                + " the package needed; in fastjson2 a filter of JSONReader.autoTypeFilter.",
                        "Better: read with the class, without @type.");
    }

    private static String characterIs(int code) {
        return code <= 0xFF
                ? MessageBytes.ofHex(HexFormat.of().toHexDigits((byte) code))
                : "U+%04X is a character beyond one byte: what was read is text".formatted(code);
    }
}
