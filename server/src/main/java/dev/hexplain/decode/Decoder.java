package dev.hexplain.decode;

import dev.hexplain.bytes.Source;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import java.util.List;
import java.util.Optional;

/** Decodes bytes of one format into a tree. Stateless: calls of {@link #decode} are independent. */
public interface Decoder {
    /** The format's id, as in its description; costs nothing. */
    default String id() {
        return description().id();
    }

    /** The format's description; may have to be loaded first. */
    FormatDescription description();

    /** The version of the indexes it writes: changes when earlier indexes can no longer be read. */
    int version();

    /** The readings of a source that look like this format, most likely first; cheap, whatever the size. */
    List<Candidate> probe(Source source);

    /**
     * Decodes a source. Malformed bytes are issues of the tree, and so is a limit that was hit; only a failing storage
     * or a bug throws.
     */
    FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress);

    /** The shape table of the trees this decoder writes. */
    Shapes shapes();

    /** Where the format's descriptor defines a field. */
    default Optional<FieldDefinition> definitionOf(FieldTree tree, Field field) {
        return Optional.empty();
    }

    /** Whether the format is in the writing machine's byte order, so that the order can be chosen. */
    default boolean leavesOrderOpen() {
        return false;
    }

    /**
     * The more plausible byte order of the bytes from an offset on, where the format leaves it open. Bounded work,
     * whatever the size.
     */
    default Optional<NativeOrder> likelyOrder(Source source, long offset) {
        return Optional.empty();
    }

    /** The byte order a tree was decoded in, where the format leaves it open. */
    default Optional<NativeOrder> orderOf(FieldTree tree) {
        return Optional.empty();
    }

    /** The class descriptor that a field is, or whose object it is. */
    default Optional<ClassDescriptor> classOf(FieldTree tree, Field field) {
        return Optional.empty();
    }

    /**
     * The classes that a tree describes and their instances, in the order of the bytes: at most
     * {@value DescribedClass#MOST}. A walk over the tree.
     */
    default List<DescribedClass> classes(FieldTree tree) {
        return List.of();
    }

    /** The descriptors of the same classes, with less work: instances are not looked for. */
    default List<ClassDescriptor> descriptors(FieldTree tree) {
        return List.of();
    }

    /** Whether the format is a protocol: its sources are one direction of a connection. */
    default boolean isProtocol() {
        return false;
    }

    /** The message that a field is, for protocols. Messages are children of the root, or of lists among them. */
    default Optional<Message> messageOf(FieldTree tree, Field field) {
        return Optional.empty();
    }

    /** How values in parts that the format compresses by itself are written, where it does. */
    default Optional<CompressedParts> compressedParts() {
        return Optional.empty();
    }
}
