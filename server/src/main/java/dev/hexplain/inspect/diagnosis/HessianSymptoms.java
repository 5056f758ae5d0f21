package dev.hexplain.inspect.diagnosis;

import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import java.util.List;

/** Exception messages of Hessian and Dubbo. */
final class HessianSymptoms {
    private HessianSymptoms() {}

    static List<Symptom> all() {
        return List.of(
                hessian(),
                hessianKind(),
                hessianAssign(),
                hessianClass(),
                hessianReference(),
                hessianSerializable(),
                hessianEnd(),
                hessianMessage(),
                dubboSize(),
                dubboSerialization(),
                dubboAllow(),
                dubboDecode(),
                hessianEnvelope());
    }

    private static Symptom hessian() {
        return Symptom.of("hessian-code", "Hessian", "A byte stands where Hessian expects another kind of value")
                .example("com.caucho.hessian.io.HessianProtocolException: unknown code for readObject at 0xac")
                .says("(?:unknown code(?: for \\w{1,40})?|expected .{1,40}?) at 0x([0-9a-fA-F]{1,2})")
                .bytes(found -> MessageBytes.ofHex(found.group(1)))
                .why(
                        "Hessian 1 and 2 give the same bytes different meanings, and a reader that lost its place takes data"
                                + " for a tag.")
                .look(new Clue.Trouble())
                .remedies(
                        "Let both sides use the same version of Hessian.",
                        "0x3c (`<`) is a web page: an error of the server.");
    }

    private static Symptom hessianKind() {
        return Symptom.of(
                        "hessian-kind",
                        "Hessian",
                        "A value of another class stands where an object, map or list was expected")
                .example("com.alibaba.com.caucho.hessian.io.HessianProtocolException: expected"
                        + " map/object at java.lang.String (order)")
                .says("expected (map/object|" + "list) at ((?!0x)[\\w.$\\[\\]]{1,300})(?: \\(([^\\n]{0,100})\\))?")
                .bytes(found -> "where %s was expected, stands %s"
                        .formatted(
                                found.group(1).equals("list") ? "a list" : "an object or a map",
                                found.group(2).equals("java.lang.String")
                                        ? "a string: `%s`".formatted(found.group(3))
                                        : found.group(2).equals("null")
                                                ? "null"
                                                : "a value of class " + found.group(2)))
                .why("The class here has a field of an object's or list's type; the bytes"
                        + " have a plain value (a string, a number) there. The field's type was"
                        + " changed, two fields of one name are in class and superclass, or"
                        + " arguments are of another version of the interface.")
                .look(new Clue.Trouble())
                .remedies(
                        "The same version of the classes on both sides.",
                        "Rename one of two fields that have the same name in a class and its"
                                + " superclass: Hessian writes them by name only.");
    }

    private static Symptom hessianAssign() {
        return Symptom.of("hessian-assign", "Hessian", "A value cannot be put into the field")
                .example("com.alibaba.com.caucho.hessian.io.HessianFieldException:"
                        + " com.example.Order.total: java.math.BigDecimal cannot be assigned from"
                        + " null")
                .says("HessianFieldException: ([\\w.$]{1,300})|cannot be assigned (?:to '|"
                        + "from )|: unexpected (?:object|null value) ")
                .why("The field is named in the message. The value in the bytes is of another"
                        + " class than the field: another version of the class, a primitive for"
                        + " which null was written, or a class that was replaced by a map because"
                        + " it is not here.")
                .look(new Clue.Trouble())
                .remedies(
                        "The same version of the class on both sides.",
                        "Use wrapper types (Integer, not int) where null may come.");
    }

    private static Symptom hessianClass() {
        return Symptom.of("hessian-class", "Hessian", "The class in the bytes is not here, or cannot be made")
                .example("com.caucho.hessian.io.HessianProtocolException: 'com.example.Order'"
                        + " could not be instantiated")
                .says("'([\\w.$]{1,300})' could not be instantiated|"
                        + "'([\\w.$]{1,300})' is an unknown class in |"
                        + "in blacklist or not in whitelist, deserialization with type 'HashMap' in"
                        + "stead")
                .why("Hessian writes names of classes. Where the class is missing or not"
                        + " allowed, a HashMap is made instead, which later cannot be cast; where"
                        + " no constructor works with null and zero arguments, nothing can be made.")
                .look(new Clue.Trouble())
                .remedies(
                        "Put the class on the class path of who reads, or allow it in the list.",
                        "Add a constructor without arguments.");
    }

    private static Symptom hessianReference() {
        return Symptom.of("hessian-reference", "Hessian", "A number points to a class or object that was not read")
                .example("com.caucho.hessian.io.HessianProtocolException: Illegal object" + " reference #17")
                .says("Illegal object reference #(-?\\d{1,12})|"
                        + "(\\d{1,12})' is an unknown class definition|Illegal object definition|"
                        + "IndexOutOfBoundsException[^\\n]{0,200}+(?:\\n[^\\n]{0,300}+){0,6}?\\n[^"
                        + "\\n]{0,80}?hessian\\.io\\.Hessian2?Input\\.readRef")
                .why("Hessian 2 numbers class definitions and objects in their order within"
                        + " one stream. The reader did not see them all: the bytes are a part of a"
                        + " longer stream, a serializer reads objects without registering them, or"
                        + " the versions differ (hessian-lite, SOFA and Caucho differ in details).")
                .look(new Clue.Trouble())
                .remedies(
                        "The same library and version on both sides.",
                        "Read the stream from its start with one Hessian2Input.");
    }

    private static Symptom hessianSerializable() {
        return Symptom.of("hessian-serializable", "Hessian", "The class does not implement Serializable")
                .example("java.lang.IllegalStateException: Serialized class com.example.Order"
                        + " must implement java.io.Serializable")
                .says("Serialized class ([\\w.$]{1,300}) must implement java\\.io\\.Serializabl" + "e")
                .why("Hessian takes classes that implement Serializable only, unless"
                        + " setAllowNonSerializable(true).")
                .look(found -> new Clue.ClassNamed(found.group(1)))
                .remedies("Implement Serializable in the class and in those of its fields.");
    }

    private static Symptom hessianEnd() {
        return Symptom.of("hessian-end", "Hessian", "The bytes end before the value does")
                .example("com.caucho.hessian.io.HessianProtocolException: readObject: unexpected" + " end of file")
                .says("readObject: unexpected end of file|"
                        + "HessianProtocolException: unexpected end of file|"
                        + "Unexpected end of file for Hessian message|expected end of (?:map|list|"
                        + "message|envelope|reply|call)")
                .why("The bytes were cut, were not flushed (Hessian2Output keeps them until"
                        + " flush or close), or the reader lost its place.")
                .look(new Clue.End())
                .remedies(
                        "Call flush() or close() on Hessian2Output before toByteArray().",
                        "Compare lengths on both sides.");
    }

    private static Symptom hessianMessage() {
        return Symptom.of("hessian-message", "Hessian", "What came is no message of Hessian")
                .example("com.caucho.hessian.io.HessianProtocolException: H is an unknown Hessian" + " message code.")
                .says("(\\S{1,4}) is an unknown Hessian (?:message code|call)|"
                        + "expected (?:hessian )?(?:reply|call|message|"
                        + "Envelope) \\('.'\\) at '?(?:0x([0-9a-f]{1,2}))?|is an unknown code")
                .why("A call begins with H 02 00 C (Hessian 2) or c 01 00 (Hessian 1), an"
                        + " answer with H 02 00 R or r 01 00. Something else came: an error page"
                        + " (`<`), or the other version.")
                .look(new Clue.Start())
                .remedies(
                        "setHessian2Request and setHessian2Reply have to fit the server.",
                        "Log the status and the body of the answer: 404 and 500 are pages.");
    }

    private static Symptom dubboSize() {
        return Symptom.of("dubbo-size", "Dubbo", "A message is larger than the payload limit, or its length is none")
                .example("org.apache.dubbo.remoting.transport.ExceedPayloadLimitException: Data"
                        + " length too large: 11557050, max payload: 8388608")
                .says("Data length too large: (\\d{1,12}), max payload: (\\d{1,12})")
                .showsLength()
                .why("Dubbo's header is 16 bytes: DA BB, flags, status, an id, and the length"
                        + " of the body. Bodies larger than 8 MiB are refused unless configured.")
                .look(new Clue.Start())
                .remedies(
                        "Raise dubbo.protocol.payload on both sides, or send pages.",
                        "If the number is text, something else connects to the port.");
    }

    private static Symptom dubboSerialization() {
        return Symptom.of("dubbo-serialization", "Dubbo", "The two sides do not agree on the serialization")
                .example("java.io.IOException: Unexpected serialization id:2 received from"
                        + " network, please check if the peer send the right id.")
                .says("Unexpected serialization (?:id|type): ?(-?\\d{1,3})|"
                        + "Unrecognized serialize type from consumer: (\\d{1,3})|"
                        + "Unsupported serialization type: ?(\\d{1,3})")
                .bytes(found -> DubboSerializations.named(
                        found.group(1) != null
                                ? found.group(1)
                                : found.group(2) != null ? found.group(2) : found.group(3)))
                .why("Five bits of the third byte are the number of the serialization. The"
                        + " library of this one is not on the class path, or provider and consumer"
                        + " are configured differently: the provider takes what it announced in the"
                        + " registry only.")
                .look(new Clue.Start())
                .remedies(
                        "Set serialization= the same on both sides (hessian2, fastjson2), and" + " add its library.",
                        "prefer-serialization lets new and old versions find a common one.");
    }

    private static Symptom dubboAllow() {
        return Symptom.of("dubbo-allow", "Dubbo", "A class is not in the list of allowed ones")
                .example("java.lang.IllegalArgumentException: [Serialization Security] Serialized"
                        + " class com.example.Order is not in allow list. Current mode is `STRICT`,"
                        + " will disallow to deserialize it by default. Please add it into"
                        + " security/serialize.allowlist or follow FAQ to configure it.")
                .says("\\[Serialization Security\\]|"
                        + "Serialized class ([\\w.$]{1,300}) (?:is not in allow list|"
                        + "has not implement Serializable interface)")
                .why("Since 3.2, Dubbo checks names of classes before it makes objects: names"
                        + " in data from elsewhere are a way to attack. Classes of interfaces that"
                        + " were exported or referred to are allowed by themselves, others not.")
                .remedies(
                        "Add the class or its package to security/serialize.allowlist on the"
                                + " class path of who reads.",
                        "Implement Serializable.");
    }

    private static Symptom dubboDecode() {
        return Symptom.of("dubbo-decode", "Dubbo", "A request or answer could not be read")
                .example("org.apache.dubbo.remoting.RemotingException: Fail to decode request due"
                        + " to: RpcInvocation [methodName=getOrder, parameterTypes=[class"
                        + " com.example.Query]]")
                .says("Fail to decode (?:request|response) due to|"
                        + "Decode (?:rpc )?(?:invocation|result|request|response) failed|"
                        + "Read (?:invocation|response) data failed|Unknown result flag, expect '0'")
                .general()
                .why("The body could not be deserialized. The cause below says why: a class"
                        + " that is missing, another version of it, an enum constant that is not"
                        + " known, or a serialization that differs.")
                .look(new Clue.Trouble())
                .remedies(
                        "Read the innermost `Caused by` on the side that decodes: paste it here" + " too.",
                        "Deploy the API's jar of one version on both sides.");
    }

    private static Symptom hessianEnvelope() {
        return Symptom.of(
                        "hessian-envelope", "Hessian", "An envelope of Hessian has other parts than its reader expects")
                .example("java.io.IOException: Expected signature")
                .says(
                        "IOException: (?:Expected signature|mismatched signature|Unexpected footer|expected no headers|expected hessian Envelope|\\S{1,60} is an unexpected header)|IOException: unknown code:(-?\\w{1,4})")
                .why(
                        "Signed, encrypted or compressed messages are an envelope (E) with headers, the message and footers. Writer and reader use different envelopes or keys, or the bytes are a plain message.")
                .look(new Clue.Start())
                .remedies("Use the same envelope (Deflation, X509Signature, X509Encryption) on both sides.");
    }
}
