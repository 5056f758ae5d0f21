package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.classes.ClassListOptions;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The writer's settings that the bytes depend on.
 *
 * @param references {@code Kryo.setReferences}
 * @param variableLength {@code Output.setVariableLengthEncoding}, for everything that uses the output's setting
 * @param optimizedGenerics {@code Kryo.setOptimizedGenerics}: whether classes known from type arguments are not written
 * @param optionalSerializers whether {@code UUID}, {@code URI}, {@code Pattern}, atomics and {@code Timestamp} are
 *     written by Kryo's optional serializers for them
 * @param fields the field serializer of classes that name none
 * @param chunkSize {@code setChunkSize}
 * @param write the method that wrote the outermost objects
 * @param redisson whether these are the settings of Redisson's codec, unless the class list says otherwise
 * @param version Kryo's: 3, 4 or 5
 */
record KryoSettings(
        boolean references,
        boolean variableLength,
        boolean optimizedGenerics,
        boolean optionalSerializers,
        KryoFieldWriting fields,
        int chunkSize,
        String write,
        boolean redisson,
        int version) {
    static final String CLASS_AND_OBJECT = "class_and_object";
    private static final String CHUNK_SIZE = "chunk_size";
    private static final int DEFAULT_CHUNK_SIZE = 1024;
    private static final String VERSION = "kryo_version";
    private static final String REFERENCES = "references";
    static final int LATEST = 5;
    /** They differ in whether type arguments are used unless somebody sets it otherwise. */
    static final List<Integer> EARLIER = List.of(4, 3);

    static final String OBJECT = "object";
    static final String OBJECT_OR_NULL = "object_or_null";

    /** Whether parts in Java serialization can be read: their handles and Kryo's references would be numbered together. */
    boolean readsJavaStreams() {
        return redisson && !references;
    }

    /** Whether Kryo 3 or 4 wrote: numbers of a fixed size are big-endian, collections have no flags, enums are numbered. */
    boolean beforeFive() {
        return version < LATEST;
    }

    /** Whether a class list says which version wrote. */
    static boolean saysVersion(ClassList classes) {
        return !classes.options().text(VERSION, "").isEmpty();
    }

    /**
     * @param assumed the version that wrote, where the class list does not say it
     * @param references whether there are some, where it does not say that
     */
    static KryoSettings of(ClassList classes, boolean redisson, int assumed, boolean references) {
        ClassListOptions options = classes.options()
                .only(
                        REFERENCES,
                        "registration_required",
                        "variable_length",
                        "optimized_generics",
                        "optional_serializers",
                        KryoFieldWriting.SERIALIZER,
                        KryoFieldWriting.UNKNOWN_FIELDS,
                        KryoFieldWriting.CHUNKED,
                        KryoFieldWriting.EXTENDED_NAMES,
                        CHUNK_SIZE,
                        VERSION,
                        "write");
        options.flag("registration_required", false);
        int version = Integer.parseInt(options.choice(
                VERSION,
                IntStream.of(assumed, LATEST, 4, 3)
                        .distinct()
                        .mapToObj(Integer::toString)
                        .toList()));
        boolean generics = options.flag("optimized_generics", version != 4);
        return new KryoSettings(
                options.flag(REFERENCES, references),
                options.flag("variable_length", true),
                assumed == LATEST ? generics : assumed != 4,
                options.flag("optional_serializers", redisson),
                KryoFieldWriting.of(options),
                options.number(CHUNK_SIZE, DEFAULT_CHUNK_SIZE),
                options.choice("write", List.of(CLASS_AND_OBJECT, OBJECT, OBJECT_OR_NULL)),
                redisson,
                version);
    }
}
