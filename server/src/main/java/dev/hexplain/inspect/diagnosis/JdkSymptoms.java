package dev.hexplain.inspect.diagnosis;

import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import java.util.List;

/** Exception messages of the JDK about texts, casts, access and remote calls. */
final class JdkSymptoms {
    private static final int JAVA_BEFORE = 44;

    private JdkSymptoms() {}

    static List<Symptom> all() {
        return List.of(
                base64(),
                base64End(),
                jrmp(),
                classVersion(),
                marshal(),
                longString(),
                base64Other(),
                charset(),
                hexDigit(),
                inaccessible(),
                byteArrayCast(),
                numberCast(),
                otherCast(),
                ownForm(),
                invalidObject(),
                lambdaCapture(),
                classDescriptor(),
                notActive(),
                rmiReturn(),
                textAsNumber(),
                loaderConstraint(),
                noClassDef(),
                bufferEnd());
    }

    private static Symptom base64() {
        return Symptom.of("base64", "JDK", "A character is not of this kind of Base64")
                .example("java.lang.IllegalArgumentException: Illegal base64 character 2d")
                .says("Illegal base64 character (-?[0-9a-f]{1,8})")
                .bytes(found -> found.group(1).length() == 2 ? MessageBytes.ofHex(found.group(1)) : "")
                .why(
                        "2d (`-`) and 5f (`_`) are of the URL-safe alphabet; a and d are line ends, which only the MIME decoder"
                                + " skips; 25 (`%`) is percent-encoding, 22 a quotation mark, 20 a blank that was a `+`.")
                .remedies(
                        "Base64.getUrlDecoder() or getMimeDecoder().",
                        "Decode the percent-encoding first. A `+` in a query has to be written %2B.");
    }

    private static Symptom base64End() {
        return Symptom.of("base64-end", "JDK", "Base64 ends in the middle of a group")
                .example("java.lang.IllegalArgumentException: Last unit does not have enough valid bits")
                .says(
                        "Last unit does not have enough valid bits|Input byte array has (?:wrong 4-byte ending unit|incorrect"
                                + " ending byte)")
                .why(
                        "Four characters make three bytes; here characters are missing, or follow the padding. The text was"
                                + " cut, for instance by the length of a column or a log line.")
                .look(new Clue.End())
                .remedies(
                        "Compare the length of the text with that of the original.",
                        "Split texts that were joined behind `=`.");
    }

    private static Symptom jrmp() {
        return Symptom.of("jrmp", "Java RMI", "What answers is no RMI server")
                .example("java.rmi.ConnectIOException: non-JRMP server at remote endpoint")
                .says("non-JRMP server at remote endpoint|error during JRMP connection establishment")
                .why(
                        "A client sends JRMI, a version and a protocol, and expects 4E and its own address. With TLS on one"
                                + " side only, or a web server on the port, something else comes.")
                .look(new Clue.Start())
                .remedies(
                        "For JMX with TLS: -Dcom.sun.management.jmxremote.registry.ssl has to be the same on both sides.",
                        "Check host and port; capture the connection and open it here.");
    }

    private static Symptom classVersion() {
        return Symptom.of("class-version", "JDK", "The class was compiled for a newer Java")
                .example(
                        "java.lang.UnsupportedClassVersionError: Order has been compiled by a more recent version of the"
                                + " Java Runtime (class file version 69.0)")
                .says("class file version (\\d{1,5})\\.\\d{1,5}\\)")
                .bytes(found -> "version %s is Java %d"
                        .formatted(found.group(1), Integer.parseInt(found.group(1)) - JAVA_BEFORE))
                .why("Bytes 4 to 7 of a class file are its version: 44 and the number of Java.")
                .remedies("Run with that Java, or compile with --release of the older one.");
    }

    private static Symptom marshal() {
        return Symptom.of("rmi-marshal", "Java RMI", "An argument or result could not be read on the other side")
                .example(
                        "java.rmi.UnmarshalException: error unmarshalling arguments; nested exception is:\n\t"
                                + "java.lang.ClassNotFoundException: com.example.Order (no security manager: RMI class loader disabled)")
                .says("error (?:un)?marshalling (?:arguments|return)|RMI class loader disabled")
                .general()
                .why(
                        "Arguments and results are Java serialization inside the call. The cause is behind `nested exception is`: a"
                                + " class that the other side does not have, another version of it, or a filter.")
                .look(new Clue.Trouble())
                .remedies(
                        "Put the classes of arguments, results and exceptions on the class path of both sides.",
                        "Open a capture of the connection here: each call shows its arguments.");
    }

    private static Symptom longString() {
        return Symptom.of("long-string", "JDK", "A string has more than 65535 bytes")
                .example("java.io.UTFDataFormatException: encoded string (00000000...00000000) too long: 70000 bytes")
                .says(
                        "UTFDataFormatException: (?:encoded string \\([^\\n]{0,60}?\\) too long: (\\d{1,12}) bytes|encoded string"
                                + " too long: (\\d{1,12}) bytes)")
                .why(
                        "writeUTF() writes the length as two bytes, so 65535 is the most, counted in modified UTF-8: a character"
                                + " is one to three bytes. writeObject() has no such limit: it has TC_LONGSTRING (7C).")
                .remedies(
                        "Write the length as an int and the bytes: getBytes(StandardCharsets.UTF_8).",
                        "In an ObjectOutputStream use writeObject(string) instead of writeUTF().");
    }

    private static Symptom base64Other() {
        return Symptom.of("base64-other", "JDK", "A text is no whole Base64")
                .example("java.io.IOException: Base64 stream has one un-decoded dangling byte.")
                .says("Base64 stream has one un-decoded dangling byte|"
                        + "Illegal base64 ending sequence|Unable to decode: |"
                        + "Strict decoding: Last encoded character|"
                        + "Illegal white space character \\(code 0x[0-9a-f]{1,4}\\) as character #"
                        + "\\d of 4-char base64 unit|base64[^\\n]{0,40}(?:invalid|"
                        + "illegal) (?:character|length)")
                .why("Base64 comes in groups of four characters with `=` at the end."
                        + " Characters are missing (a text that was cut), or some are not of the"
                        + " alphabet: quotation marks, line ends, `-` and `_` of the URL-safe form.")
                .look(new Clue.End())
                .remedies(
                        "Compare the length with that of the original: it divides by four.",
                        "getMimeDecoder() skips line ends; getUrlDecoder() takes - and _.");
    }

    private static Symptom charset() {
        return Symptom.of("charset", "JDK", "Bytes are no text in this encoding")
                .example("java.nio.charset.MalformedInputException: Input length = 1")
                .says("(?:MalformedInput|"
                        + "UnmappableCharacter)Exception: Input length = (\\d{1,9})|"
                        + "Byte string is not UTF-8|Unexpected UTF-8 multibyte sequence|"
                        + "Invalid UTF-8 character|"
                        + "Illegal value encountered while validating UTF-8|invalid UTF-8\\.|"
                        + "invalid start byte")
                .why("The bytes were read as text in an encoding, mostly UTF-8, in which they"
                        + " are none: they are binary data, or text in another encoding such as ISO"
                        + " 8859-1 or windows-1252.")
                .look(new Clue.Start())
                .remedies(
                        "Read binary data as byte[]; name the encoding of text, on both sides.",
                        "Look at the first bytes here: AC ED is Java serialization, 1F 8B gzip," + " FF FE UTF-16.");
    }

    private static Symptom hexDigit() {
        return Symptom.of("hex-digit", "JDK", "A text is no hex digits")
                .example("java.lang.IllegalArgumentException: found: 5 characters, not an even"
                        + " number of hexadecimal digits: ace d0")
                .says("not an even number of hexadecimal digits|"
                        + "not a hexadecimal digit: \"?(.)|string should be an even length|"
                        + "Odd number of characters|"
                        + "Illegal hexadecimal character (.) at index (\\d{1,12})|"
                        + "NumberFormatException: For input string: \"([^\"\\n]{1,100})\" under rad"
                        + "ix 16|(?:contains illegal character for hexBinary|"
                        + "hexBinary needs to be even-length)")
                .why("Two digits are one byte. The text has another character, such as a"
                        + " blank, `0x`, a colon or a line end, or a digit is missing.")
                .remedies(
                        "Paste the text here: hex digits are read however they are written.",
                        "HexFormat.ofDelimiter(\" \"), withPrefix(\"0x\").");
    }

    private static Symptom inaccessible() {
        return Symptom.of("inaccessible", "JDK", "A library may not look into a class of the JDK")
                .example("java.lang.reflect.InaccessibleObjectException: Unable to make field"
                        + " private final java.lang.Object[] java.util.Arrays$ArrayList.a"
                        + " accessible: module java.base does not \"opens java.util\" to unnamed"
                        + " module @1b6d3586")
                .says("Unable to make ([^\\n]{1,300}?) accessible: module ([\\w.]{1,100}) does "
                        + "not \"(?:opens|exports) ([\\w.]{1,200})\"|"
                        + "cannot access class [\\w.$ ]{1,300}\\(in module|"
                        + "SerializedLambda[^\\n]{0,60}InaccessibleObject")
                .bytes(found -> found.group(3) == null
                        ? ""
                        : "--add-opens %s/%s=ALL-UNNAMED opens this package".formatted(found.group(2), found.group(3)))
                .why("Kryo, FST, Gson, XStream, Hessian and the like read private fields by"
                        + " reflection. Since Java 16 those of the JDK's modules are closed to that"
                        + " unless the module is opened.")
                .remedies(
                        "--add-opens MODULE/PACKAGE=ALL-UNNAMED on the command line of writer"
                                + " and reader, or Add-Opens in the manifest.",
                        "Better: a serializer, adapter or converter made for that class.");
    }

    private static Symptom byteArrayCast() {
        return Symptom.of(
                        "byte-array-cast",
                        "JDK",
                        "Bytes stand where an object was expected, or an object where bytes were")
                .example("java.lang.ClassCastException: class [B cannot be cast to class"
                        + " java.lang.String ([B and java.lang.String are in module java.base of"
                        + " loader 'bootstrap')")
                .says("(?:class )?(\\[B|"
                        + "byte\\[\\]) cannot be cast to (?:class )?([\\w.$]{1,300})|"
                        + "(?<![\\w.$])([\\w.$]{1,300}+) cannot be cast to (?:class )?(\\[B|"
                        + "byte\\[\\])(?![\\w\\[])")
                .why("[B is byte[]. One side works on bytes, the other on objects: a"
                        + " serializer is missing or a different one is set (ByteArrayDeserializer"
                        + " for StringDeserializer, a RedisTemplate without serializers), or raw"
                        + " types hid it from the compiler.")
                .look(new Clue.Start())
                .remedies(
                        "Set the serializers of key, value and hash to what the types of the"
                                + " template or consumer say.",
                        "In Redis clients: an answer of another command; see messages of Jedis.");
    }

    private static Symptom numberCast() {
        return Symptom.of("number-cast", "JDK", "A number came back as another type")
                .example("java.lang.ClassCastException: class java.lang.Integer cannot be cast to"
                        + " class java.lang.Long (java.lang.Integer and java.lang.Long are in"
                        + " module java.base of loader 'bootstrap')")
                .says("(?:class )?java\\.(?:lang|math)\\.(Integer|Long|Double|Float|Short|Byte|"
                        + "BigInteger|BigDecimal|"
                        + "String) cannot be cast to (?:class )?java\\.(?:lang|math|time|"
                        + "util)\\.(Integer|Long|Double|Float|Short|Byte|BigInteger|BigDecimal|"
                        + "String|Boolean|Instant|LocalDateTime|Date|UUID)(?![\\w.$])")
                .why("JSON, CBOR and MessagePack write a number, not its Java type: a small"
                        + " Long comes back as Integer, a Float as Double, a date or UUID as a"
                        + " text. Where the type is not named (Map<String, Object>, Object), the"
                        + " reader takes the smallest that fits.")
                .look(new Clue.Start())
                .remedies(
                        "((Number) value).longValue(), or name the type when reading.",
                        "GenericJackson2JsonRedisSerializer writes the type of Long with it; a"
                                + " plain ObjectMapper does not.");
    }

    private static Symptom otherCast() {
        return Symptom.of("other-cast", "JDK", "An object that was read is of another class than expected")
                .example("java.lang.ClassCastException: class com.example.Customer cannot be cast"
                        + " to class com.example.Order (com.example.Customer and com.example.Order"
                        + " are in unnamed module of loader 'app')")
                .says("class (?!java\\.util\\.|\\[B|com\\.google\\.gson|com\\.alibaba|"
                        + "org\\.bson|scala\\.collection|java\\.lang\\.|"
                        + "java\\.math\\.)([\\w.$\\[\\];]{1,300}) cannot be cast to class (?!\\1 )("
                        + "?!\\[B)([\\w.$\\[\\];]{1,300})")
                .bytes(found -> "what was read is %s, what was expected %s".formatted(found.group(1), found.group(2)))
                .general()
                .why("The bytes hold an object of another class: two things are stored under"
                        + " one key or in one queue, the order of objects in a stream differs, or"
                        + " the class was replaced.")
                .look(found -> new Clue.ClassNamed(found.group(1)))
                .remedies(
                        "Open the bytes here: the class of the first object stands at the top.",
                        "Use different keys, topics or regions for different classes.");
    }

    private static Symptom ownForm() {
        return Symptom.of("own-form", "Java serialization", "A class's own form was read by something else")
                .example("java.io.InvalidObjectException: Proxy required")
                .says("InvalidObjectException: (?:Proxy required|Stream data required|"
                        + "Deserialization via serialization delegate|Illegal (?:load factor|"
                        + "mappings count|capacity|initial capacity): ?(-?[\\w.]{1,20})|"
                        + "Non-positive|null (?:key|element)|Not enough|can't deserialize enum|"
                        + "null callback)|StreamCorruptedException: Unknown serialized type")
                .why("Many classes check what they read in readObject or readResolve, or are"
                        + " written by a proxy (EnumSet, java.time, immutable collections) and"
                        + " refuse to be read directly. The stream was made or changed by something"
                        + " that does not know that, or is damaged.")
                .look(new Clue.Trouble())
                .remedies(
                        "Let ObjectOutputStream write the object; never write its fields by hand.",
                        "Compare with the bytes at the writer.");
    }

    private static Symptom invalidObject() {
        return Symptom.of("invalid-object", "Java serialization", "A class refused what was read for it")
                .example("java.io.InvalidObjectException: total must not be negative")
                .says("InvalidObjectException: [^\\n]{1,120}")
                .general()
                .why("InvalidObjectException is thrown by the readObject, readResolve or"
                        + " validation of a class, with a message of its own, where the values that"
                        + " were read break its rules. The cause, if there is one, says more.")
                .look(new Clue.Trouble())
                .remedies(
                        "Look at the fields of the object here: which value breaks the rule?",
                        "Old streams may hold what an older version of the class allowed:"
                                + " convert it in readObject().");
    }

    private static Symptom lambdaCapture() {
        return Symptom.of("lambda-capture", "Java serialization", "A lambda cannot be made again by its class")
                .example("java.lang.IllegalArgumentException: Invalid lambda deserialization")
                .says("Invalid lambda deserialization|\\$deserializeLambda\\$|"
                        + "ReflectiveOperationException during deserialization")
                .why("A serialized lambda names the class that captured it and the method"
                        + " that javac made for its body. The class was compiled again from another"
                        + " source, or another compiler numbered its lambdas differently, so that"
                        + " none of them fits.")
                .look(new Clue.Trouble())
                .remedies("Deploy the same build on both sides, or use a named class instead of a" + " lambda.");
    }

    private static Symptom classDescriptor() {
        return Symptom.of("class-descriptor", "Java serialization", "A class descriptor in the stream makes no sense")
                .example("java.io.InvalidClassException: failed to read class descriptor")
                .says("failed to read class descriptor|"
                        + "InvalidClassException: (?:invalid class descriptor|illegal field order|"
                        + "Circular reference)|invalid descriptor for field|"
                        + "unmatched serializable field\\(s\\) declared|interface limit exceeded: |"
                        + "illegal signature|StreamCorruptedException: (?:invalid class descriptor|"
                        + "inactive)")
                .why("A descriptor is a name, eight bytes of serialVersionUID, flags, fields"
                        + " with types and names, annotations and the descriptor of the superclass."
                        + " Something in it is none of that: the stream is damaged, or was written"
                        + " by a program that does not follow the specification.")
                .look(new Clue.Trouble())
                .remedies(
                        "Look at the first field of the descriptor that is marked here.",
                        "`unmatched serializable field(s) declared` is of the class here:"
                                + " serialPersistentFields names a field of another type.");
    }

    private static Symptom notActive() {
        return Symptom.of(
                        "not-active",
                        "Java serialization",
                        "A method of the stream was called outside readObject or writeObject")
                .example("java.io.NotActiveException: not in call to readObject")
                .says("not in call to (?:readObject|writeObject)|no current PutField object|"
                        + "java\\.io\\.NotActiveException|not in readObject invocation")
                .why("defaultReadObject, readFields and registerValidation work only while a"
                        + " class's readObject is called by the stream itself. Another stream,"
                        + " another thread or a direct call is none of that.")
                .remedies("Call them inside private void readObject(ObjectInputStream in) with" + " that very stream.");
    }

    private static Symptom rmiReturn() {
        return Symptom.of("rmi-return", "Java RMI", "The answer of a remote call could not be read")
                .example("java.rmi.UnmarshalException: Error unmarshaling return header; nested"
                        + " exception is:\n\tjava.io.EOFException")
                .says("Error unmarshal{1,2}ing return(?: header)?|"
                        + "Transport return code invalid|Return code invalid|"
                        + "invalid return (?:value|code)|unrecognized (?:method hash|"
                        + "method number)|no such object in table|interface hash mismatch")
                .why("With EOFException or `Connection reset` the server ended the call, by"
                        + " an error, a restart or a firewall; `return code invalid` is an answer"
                        + " of something else; hashes that are not recognised mean that stub and"
                        + " server have other versions of the interface.")
                .look(new Clue.End())
                .remedies(
                        "The same version of the interface on both sides; look into the server's" + " log.",
                        "Open a capture of the connection here: each call shows its arguments" + " and its answer.");
    }

    private static Symptom textAsNumber() {
        return Symptom.of("text-as-number", "JDK", "A text was read as a number")
                .example("java.lang.NumberFormatException: For input string:" + " \"¬í\\u0000\\u0005t\\u0000\\u00011\"")
                .says("NumberFormatException: For input string: \"(¬í|\\\\xac\\\\xed|\\\\uFFFD|"
                        + "��|rO0A)|ERR value is not an integer or out of range|"
                        + "ERR hash value is not an integer")
                .why("The value of a counter was written as an object (¬í is AC ED, Java"
                        + " serialization; rO0A its Base64) by JdkSerializationRedisSerializer, and"
                        + " is read or incremented as digits.")
                .look(new Clue.Start())
                .remedies(
                        "Write counters with StringRedisSerializer or GenericToStringSerializer,"
                                + " as StringRedisTemplate does.",
                        "Delete the old value.");
    }

    private static Symptom loaderConstraint() {
        return Symptom.of("loader-constraint", "JDK", "Two class loaders define one class")
                .example("java.lang.LinkageError: loader constraint violation: when resolving"
                        + " method \"com.example.Order.read()\" the class loader 'app' and the"
                        + " class loader of the current class have different Class objects for the"
                        + " type com.example.Line")
                .says("loader constraint violation|"
                        + "attempted duplicate class definition for (?:name: )?\"?([\\w.$/]{1,300})")
                .why("One name stands for two classes, of two class loaders: a jar is in the"
                        + " application and in the server or framework too. What one has read the"
                        + " other cannot use. Bytes are not to blame.")
                .remedies("Keep the jar in one place only.");
    }

    private static Symptom noClassDef() {
        return Symptom.of("no-class-def", "JDK", "A class that another one needs is not here")
                .example("java.lang.NoClassDefFoundError: com/example/Order")
                .says("NoClassDefFoundError: (?:Could not initialize class )?([\\w.$/]{1,300})|"
                        + "NoSuch(?:Method|Field)Error: [^\\n]{1,200}")
                .general()
                .why("The class was there when the code was compiled and is missing now, or"
                        + " failed in its static initializer (then the first error in the log says"
                        + " why), or is of another version without this method. Bytes are not to"
                        + " blame.")
                .remedies("Compare the jars and versions on the class path: mvn dependency:tree.");
    }

    private static Symptom bufferEnd() {
        return Symptom.of("buffer-end", "JDK", "A ByteBuffer has fewer bytes left than are read")
                .example("java.nio.BufferUnderflowException: null")
                .says("java\\.nio\\.BufferUnderflowException")
                .why(
                        "Between position and limit there are fewer bytes than the value needs: the record was cut, a field before it was read with another width, the buffer was not flipped after writing, or what should be the length of a text is something else.")
                .look(new Clue.End())
                .remedies(
                        "Call flip() between writing and reading.",
                        "Compare the order and width of what is read with what was written, and the byte order.");
    }
}
