package dev.hexplain.inspect.diagnosis;

import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import java.util.List;

/** Exception messages of the JDK about texts, numbers and buffers, and of remote calls. */
final class JdkSymptoms {
    private JdkSymptoms() {}

    static List<Symptom> all() {
        return List.of(
                base64(),
                base64End(),
                jrmp(),
                marshal(),
                longString(),
                base64Other(),
                charset(),
                hexDigit(),
                ownForm(),
                invalidObject(),
                classDescriptor(),
                notActive(),
                rmiReturn(),
                textAsNumber(),
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
