package dev.hexplain.inspect.diagnosis;

import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import java.util.List;

/** Exception messages of servlet sessions, Ehcache and XStream. */
final class SessionSymptoms {
    private SessionSymptoms() {}

    static List<Symptom> all() {
        return List.of(tomcatAttribute(), tomcatFilter(), ehcacheSerializer(), xstreamForbidden(), xstreamField());
    }

    private static Symptom tomcatAttribute() {
        return Symptom.of("tomcat-attribute", "Tomcat", "A session attribute cannot be kept or restored")
                .example("java.io.WriteAbortedException: Cannot deserialize session attribute"
                        + " [cart] for session [8A1F]")
                .says("Cannot (de)?serialize (?:session attribute \\[([^\\]\\n]{1,200})\\]|"
                        + "Principal object) for session|"
                        + "setAttribute: Non-serializable attribute \\[([^\\]\\n]{1,200})\\]|"
                        + "Exception (?:loading|unloading) sessions (?:from|to) persistent storage|"
                        + "(?:ClassNotFoundException|IOException) while (?:loading|saving|"
                        + "unloading) persisted sessions|"
                        + "Exception while loading persisted sessions|"
                        + "Error (?:de)?serializing Session \\[|"
                        + "Unable to serialize (?:delta request for )?session ?id")
                .general()
                .why("Tomcat writes sessions with Java serialization: to SESSIONS.ser when it"
                        + " stops, to a store, or to other nodes of a cluster. An attribute is not"
                        + " Serializable, or its class is missing or changed since: the cause below"
                        + " says which.")
                .look(new Clue.Trouble())
                .remedies(
                        "Let all that is put into sessions implement Serializable, with"
                                + " serialVersionUID; or switch it off: <Manager pathname=\"\" />.",
                        "Delete work/Catalina/…/SESSIONS.ser after an update of classes. Open it"
                                + " here: attributes are shown by name.");
    }

    private static Symptom tomcatFilter() {
        return Symptom.of("tomcat-filter", "Tomcat", "A class is not allowed in a session")
                .example("java.io.InvalidClassException: The class [com.example.Order] did not"
                        + " match the regular expression"
                        + " [java\\.lang\\.(?:Boolean|Integer|Long|Number|String)] for classes"
                        + " allowed to be deserialized")
                .says("The class \\[([\\w.$\\[\\];]{1,300})\\] did not match the regular expres"
                        + "sion|"
                        + "Skipped session attribute named \\[([^\\]\\n]{1,200})\\] because the val"
                        + "ue type \\[([^\\]\\n]{1,300})\\] did not match the filter")
                .why("sessionAttributeValueClassNameFilter names the classes that sessions"
                        + " may hold. With a SecurityManager it is boxes of numbers and String"
                        + " unless set. This class is not in it.")
                .remedies("Extend the expression by exactly this class:"
                        + " sessionAttributeValueClassNameFilter of the Manager.");
    }

    private static Symptom ehcacheSerializer() {
        return Symptom.of("ehcache-serializer", "Ehcache", "A key or value cannot be serialized")
                .example("org.ehcache.spi.serialization.SerializerException:"
                        + " java.io.NotSerializableException: com.example.Order")
                .says("Failed to serialize element|Disk Write of [^\\n]{1,100}? failed|"
                        + "No serializer found for type '([\\w.$]{1,300})'|"
                        + "ehcache[\\w.]{0,80}SerializerException|SerializingCopier|"
                        + "Corrupted data:\\s{0,2}State Repository")
                .general()
                .why("Off-heap and disk tiers, and copying by value, write keys and values"
                        + " with a serializer; without a configured one their class has to be"
                        + " Serializable. The state repository of a disk tier maps classes to"
                        + " numbers, and is lost or of another version.")
                .remedies(
                        "Implement Serializable, or withValueSerializer(…).",
                        "Delete the persistence directory after an update of classes.");
    }

    private static Symptom xstreamForbidden() {
        return Symptom.of("xstream-forbidden", "XStream", "A class is not allowed")
                .example("com.thoughtworks.xstream.security.ForbiddenClassException:" + " com.example.Order")
                .says("ForbiddenClassException(?:: ([\\w.$\\[\\];]{1,300}))?|"
                        + "Security framework of XStream not (?:explicitly )?initialized")
                .why("Since 1.4.18 XStream makes only a few types of the JDK: names of"
                        + " classes in XML from elsewhere are a way to attack.")
                .look(new Clue.Start())
                .remedies("xstream.allowTypes(…) or allowTypesByWildcard(\"com.example.**\"),"
                        + " exactly the classes needed.");
    }

    private static Symptom xstreamField() {
        return Symptom.of("xstream-field", "XStream", "The XML has a field or class that is not here")
                .example(
                        "com.thoughtworks.xstream.converters.reflection.AbstractReflectionConverter$UnknownFieldException:"
                                + " No such field com.example.Order.discount")
                .says("UnknownFieldException|No such field ([\\w.$]{1,300})|"
                        + "CannotResolveClassException(?:: ([\\w.$-]{1,300}))?|"
                        + "---- Debugging information ----|Field not found in class\\.")
                .why("Elements are named by fields and classes. One was renamed, removed, or"
                        + " written under an alias that this XStream does not have. `Debugging"
                        + " information` names the path.")
                .look(new Clue.Trouble())
                .remedies("xstream.alias(…) and aliasField(…) for old names,"
                        + " ignoreUnknownElements() for removed ones.");
    }
}
