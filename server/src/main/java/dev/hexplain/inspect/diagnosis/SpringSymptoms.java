package dev.hexplain.inspect.diagnosis;

import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import java.util.List;

/** Exception messages of Spring's serializers and converters. */
final class SpringSymptoms {
    private SpringSymptoms() {}

    static List<Symptom> all() {
        return List.of(
                springDeserialize(),
                springJson(),
                springSerialize(),
                springTrusted(),
                springTypeHeader(),
                springKafkaPoison(),
                springMessage(),
                springSession(),
                springDataMapping());
    }

    private static Symptom springDeserialize() {
        return Symptom.of("spring-deserialize", "Spring", "A cached value was written by another serializer")
                .example(
                        "org.springframework.data.redis.serializer.SerializationException: Cannot deserialize; nested exception"
                                + " is org.springframework.core.serializer.support.SerializationFailedException: Failed to deserialize"
                                + " payload. Is the byte array a result of corresponding serialization for DefaultDeserializer?")
                .says(
                        "serializer\\.SerializationException: Cannot deserialize|Failed to deserialize payload\\. Is the byte array"
                                + "|DeserializingConverter")
                .general()
                .why("JdkSerializationRedisSerializer, which Spring Data Redis and Spring Session use by default, reads"
                        + " Java serialization. The cause below says what it found instead: values of another application, of"
                        + " another serializer, or of an older version of a class.")
                .look(new Clue.Start())
                .remedies(
                        "Read the innermost `Caused by`: paste it here too.",
                        "Set the same key, value and hash serializers in every RedisTemplate and cache configuration.",
                        "After a change of serializer or class: use a new prefix of keys, or delete the old entries.");
    }

    private static Symptom springJson() {
        return Symptom.of("spring-json", "Spring", "A cached value is no JSON that the serializer can read")
                .example(
                        "org.springframework.data.redis.serializer.SerializationException: Could not read JSON: Unexpected"
                                + " character ('¬' (code 172)): expected a valid value")
                .says("SerializationException: Could not read JSON")
                .general()
                .why(
                        "GenericJackson2JsonRedisSerializer and its kin expect JSON, most with the name of a class in it (@class)."
                                + " The value was written by another serializer, or its class was renamed.")
                .look(new Clue.Start())
                .remedies(
                        "AC ED at the start is Java serialization: let both sides use one serializer.",
                        "Missing @class: it was written by a serializer without types; read it with one for that class.");
    }

    private static Symptom springSerialize() {
        return Symptom.of("spring-serialize", "Spring", "An object cannot be written with Java serialization")
                .example("org.springframework.data.redis.serializer.SerializationException:" + " Cannot serialize")
                .says("serializer\\.SerializationException: Cannot serialize|"
                        + "DefaultSerializer requires a Serializable payload but received an object"
                        + " of type \\[([\\w.$\\[\\];]{1,300})\\]|Failed to serialize object using")
                .general()
                .why("JdkSerializationRedisSerializer, which Spring Data Redis, Spring"
                        + " Session and @Cacheable use by default, takes classes that"
                        + " implement Serializable, with all that they refer to. The cause names"
                        + " the class that does not.")
                .remedies(
                        "Implement Serializable in the class and those of its fields, and"
                                + " declare serialVersionUID.",
                        "Or use GenericJackson2JsonRedisSerializer or" + " Jackson2JsonRedisSerializer for values.");
    }

    private static Symptom springTrusted() {
        return Symptom.of("spring-trusted", "Spring Kafka", "A class named in a header may not be read")
                .example("java.lang.IllegalArgumentException: The class 'com.example.Order' is"
                        + " not in the trusted packages: [java.util, java.lang]. If you believe"
                        + " this class is safe to deserialize, please provide its name. If the"
                        + " serialization is only done by a trusted source, you can also enable"
                        + " trust all (*).")
                .says("The class '([\\w.$]{1,300})' is not in the trusted packages")
                .why("JsonSerializer writes the name of the class into the header __TypeId__,"
                        + " and JsonDeserializer makes only classes of packages that are trusted:"
                        + " names of classes in data from elsewhere are a way to attack.")
                .remedies(
                        "spring.json.trusted.packages=com.example, exactly the packages needed.",
                        "spring.json.use.type.headers=false with spring.json.value.default.type:"
                                + " then the consumer decides the class.");
    }

    private static Symptom springTypeHeader() {
        return Symptom.of("spring-type-header", "Spring Kafka", "The class of the header is not known here")
                .example("org.springframework.messaging.converter.MessageConversionException:"
                        + " failed to resolve class name. Class not found"
                        + " [com.example.producer.Order]")
                .says("failed to resolve class name\\. (?:Class not found|"
                        + "Linkage error) \\[([\\w.$]{1,300})\\]|"
                        + "No type information in headers and no default type provided|"
                        + "failed to convert Message content\\. Could not resolve (\\S{1,100}) in h"
                        + "eader")
                .why("The producer's class, by the name in __TypeId__, is not on the"
                        + " consumer's class path: it has another package there. Without the header"
                        + " (a producer that is not Spring) no class is named at all.")
                .remedies(
                        "spring.json.type.mapping=order:com.example.Order on both sides, with a"
                                + " short name instead of a class.",
                        "spring.json.value.default.type and use.type.headers=false.");
    }

    private static Symptom springKafkaPoison() {
        return Symptom.of("spring-kafka-poison", "Spring Kafka", "A record that cannot be read stops the consumer")
                .example("java.lang.IllegalStateException: This error handler cannot process"
                        + " 'SerializationException's directly; please consider configuring an"
                        + " 'ErrorHandlingDeserializer' in the value and/or key deserializer")
                .says("This error handler cannot process 'SerializationException's directly|"
                        + "Error deserializing key/value for partition (\\S{1,200}) at offset (\\d{"
                        + "1,20})|"
                        + "ListenerExecutionFailedException[^\\n]{0,200}DeserializationException")
                .bytes(found -> found.group(1) == null
                        ? ""
                        : "the record is at offset %s of %s"
                                .formatted(found.group(2), found.group(1).replace(",", "")))
                .general()
                .why("Deserializers run before the listener, so that the same record fails"
                        + " again and again and the consumer makes no progress. The cause says what"
                        + " is wrong with its bytes.")
                .look(new Clue.Start())
                .remedies(
                        "ErrorHandlingDeserializer around the deserializer, with a" + " DeadLetterPublishingRecoverer.",
                        "Get the record's bytes (kcat -o OFFSET -c 1) and open them here; seek" + " past it.");
    }

    private static Symptom springMessage() {
        return Symptom.of("spring-message", "Spring AMQP, Messaging", "The body of a message cannot be converted")
                .example("org.springframework.amqp.support.converter.MessageConversionException:"
                        + " failed to convert serialized Message content")
                .says("failed to convert (?:serialized |text-based |"
                        + "to )?(?:serialized )?Message content|Could not convert message body|"
                        + "Failed to convert (?:from|to) JSON|"
                        + "Attempt to deserialize unauthorized class ([\\w.$]{1,300})|"
                        + "Cannot convert from \\[[^\\n]{1,200}?\\] to \\[[^\\n]{1,200}?\\] for (?:"
                        + "Generic)?Message")
                .general()
                .why("The converter follows the content type:"
                        + " application/x-java-serialized-object is Java serialization,"
                        + " application/json JSON with __TypeId__. The body is something else, or"
                        + " its class is missing, changed or not in the allowed list (since 2023 no"
                        + " class is, unless listed).")
                .look(new Clue.Start())
                .remedies(
                        "Jackson2JsonMessageConverter on both sides instead of Java" + " serialization.",
                        "SimpleMessageConverter.setAllowedListPatterns for exactly the classes" + " needed.");
    }

    private static Symptom springSession() {
        return Symptom.of("spring-session", "Spring Session", "A session attribute cannot be read")
                .example("org.springframework.core.convert.ConversionFailedException: Failed to"
                        + " convert from type [byte[]] to type [java.lang.Object] for value [{-84,"
                        + " -19, 0, 5, 115, 114}]")
                .says("Failed to convert from type \\[byte\\[\\]\\] to type \\[java\\.lang\\.Ob"
                        + "ject\\](?: for value \\[\\{?(-?\\d{1,3}(?:, -?\\d{1,3}){0,40}))?|"
                        + "No converter found capable of converting from type \\[byte\\[\\]\\]")
                .bytes(found -> found.group(1) == null ? "" : MessageBytes.ofBytes(found.group(1)))
                .general()
                .why("Spring Session keeps each attribute as a Java serialization stream in a"
                        + " column or a field of a hash. A class of it was changed or is missing"
                        + " since the session was stored, as after a deployment; the cause says"
                        + " which.")
                .look(new Clue.Start())
                .remedies(
                        "Delete the sessions (keys spring:session:*, or the rows of"
                                + " SPRING_SESSION) after such a change.",
                        "Put few and simple objects into sessions, with serialVersionUID.");
    }

    private static Symptom springDataMapping() {
        return Symptom.of("spring-data-mapping", "Spring Data", "A stored document does not fit the class")
                .example("org.springframework.data.mapping.model.MappingInstantiationException:"
                        + " Failed to instantiate com.example.Order using constructor"
                        + " NO_CONSTRUCTOR with arguments")
                .says("MappingInstantiationException|"
                        + "data\\.[\\w.]{1,60}MappingException: [^\\n]{1,160}|"
                        + "Couldn't find PersistentEntity for type|InvalidPersistentPropertyPath")
                .why("Spring Data makes the object from the document's or hash's fields with"
                        + " a constructor, and finds its class by _class. The class was renamed,"
                        + " has no constructor that fits, or a property is missing or of another"
                        + " type.")
                .look(new Clue.Start())
                .remedies(
                        "@PersistenceCreator on the constructor; @TypeAlias for a name that does" + " not change.",
                        "Look at the document here: which fields and which _class does it have?");
    }
}
