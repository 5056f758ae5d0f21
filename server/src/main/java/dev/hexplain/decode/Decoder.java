package dev.hexplain.decode;

import dev.hexplain.bytes.Source;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import java.util.List;
import java.util.Optional;

/** Turns bytes of one format into a tree. Stateless: each call of {@link #decode} stands alone. */
public interface Decoder {
    /** The format's id, as in its description; costs nothing. */
    default String id() {
        return description().id();
    }

    /** What people read about the format; may have to be loaded first. */
    FormatDescription description();

    /** Changes whenever an index written before no longer means the same. */
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

    /** Whether the format leaves the byte order to the machine that wrote, so that it can be chosen. */
    default boolean leavesOrderOpen() {
        return false;
    }

    /**
     * The byte order in which the bytes from an offset on make more sense, where that is open. Bounded work, whatever the
     * size.
     */
    default Optional<NativeOrder> likelyOrder(Source source, long offset) {
        return Optional.empty();
    }

    /** The byte order a tree was decoded in, where that was not settled by the format. */
    default Optional<NativeOrder> orderOf(FieldTree tree) {
        return Optional.empty();
    }

    /** The class descriptor that a field is, or whose object it is. */
    default Optional<ClassDescriptor> classOf(FieldTree tree, Field field) {
        return Optional.empty();
    }

    /** Whether its sources are what one side of a connection sent, which speaks one protocol both ways. */
    default boolean isProtocol() {
        return false;
    }

    /**
     * What a field is in a conversation, for protocols that flows of a capture speak. Messages are children of the root, or
     * of lists among them.
     */
    default Optional<Message> messageOf(FieldTree tree, Field field) {
        return Optional.empty();
    }
}
