package dev.hexplain.codecs.objects;

import dev.hexplain.bytes.Source;
import dev.hexplain.codecs.definitions.ClassDefinition;
import dev.hexplain.codecs.definitions.DefinedClasses;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * A made object as plain bytes, for another process, which makes it anew: whatever the object was made of, and without
 * {@code ObjectInputStream}.
 *
 * @param definitions of its classes: a stream knows neither the order of fields nor type arguments
 * @param stream what {@code ObjectOutputStream} writes of it
 */
@SuppressWarnings("ArrayRecordComponent") // passed on, compared by isLike alone
public record ObjectCopy(List<ClassDefinition> definitions, byte[] stream) {
    private static final int MOST_BYTES = 64 << 20;

    /** For lists of ten thousands of nodes, each of which holds the next. */
    private static final long STACK = 128 << 20;

    public ObjectCopy {
        definitions = List.copyOf(definitions);
    }

    /**
     * Writes an object.
     *
     * @throws IOException where it cannot be written, with the reason
     */
    public static ObjectCopy of(Object object, DefinedClasses classes) throws IOException {
        FutureTask<byte[]> writing = new FutureTask<>(
                () -> StreamContentWriter.stream(List.of(new StreamContent.Value(object)), MOST_BYTES));
        Thread.ofPlatform().daemon().name("copy").stackSize(STACK).start(writing);
        try {
            return new ObjectCopy(classes.definitions(), writing.get());
        } catch (ExecutionException e) {
            if (e.getCause() instanceof OutOfMemoryError full) {
                throw full;
            }
            throw new IOException(
                    e.getCause() instanceof IOException io ? io.getMessage() : String.valueOf(e.getCause()), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("Interrupted while an object was copied");
        }
    }

    /** Whether another copy is of the same object, as far as its bytes tell. */
    public boolean isLike(ObjectCopy other) {
        return Arrays.equals(stream, other.stream);
    }

    /** Defines the classes anew. */
    public DefinedClasses define() {
        return DefinedClasses.of(definitions);
    }

    /**
     * Makes the object anew.
     *
     * @param streams decodes Java serialization
     * @param classes as they were defined
     */
    public StreamObjects make(Decoder streams, DefinedClasses classes) {
        try (TreeStorage storage = TreeStorage.inMemory();
                FieldTree tree = streams.decode(
                        Source.ofBytes("object", stream), DecodeOptions.DEFAULT, storage, Progress.NONE)) {
            return StreamObjects.ofClasses(tree, streams.classes(tree), classes);
        }
    }
}
