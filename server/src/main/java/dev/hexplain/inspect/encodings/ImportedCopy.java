package dev.hexplain.inspect.encodings;

import dev.hexplain.codecs.graph.Comparison;
import dev.hexplain.codecs.graph.RoundTrip;
import dev.hexplain.codecs.graph.RoundTripResult;
import dev.hexplain.codecs.objects.ObjectCopy;
import dev.hexplain.codecs.objects.StreamObjects;
import dev.hexplain.decoders.javaserialization.JavaSerialization;
import dev.hexplain.inspect.common.Refusal;
import java.io.IOException;
import java.util.List;

/**
 * An object that was made of a dump, for processes that make it anew.
 *
 * @param at path of the value in the dump; empty for the whole
 * @param className the class of the object, as in source code
 * @param title of the object, for people
 * @param elements of each of its lists, where that was chosen; 0 where not
 */
public record ImportedCopy(ObjectCopy copy, String at, String className, String title, int elements) {
    /**
     * Copies an object that was made.
     *
     * @throws Refusal where it cannot be made a second time
     */
    public static ImportedCopy of(ImportedObject brought, String at, String title) {
        return new ImportedCopy(copy(brought), at, brought.object().getClass().getTypeName(), title, 0);
    }

    /** The same, of an object whose number of elements was chosen. */
    public ImportedCopy ofElements(int chosen) {
        return new ImportedCopy(copy, at, className, title, chosen);
    }

    /** What is measured has to be the imported object: the copy is tried here. */
    private static ObjectCopy copy(ImportedObject brought) {
        try {
            ObjectCopy copy = ObjectCopy.of(brought.object(), brought.classes());
            StreamObjects again = copy.make(new JavaSerialization(), brought.classes());
            Object object = again.objects().findFirst().orElseThrow(() -> refusal("it cannot be made anew"));
            // Equal bytes suffice; tables whose hash codes differ in each process may be written in another order.
            if (!ObjectCopy.of(object, brought.classes()).isLike(copy)) {
                requireSame(Comparison.of(brought.object(), object));
            }
            return copy;
        } catch (IOException e) {
            throw refusal(String.valueOf(e.getMessage()));
        }
    }

    private static void requireSame(RoundTrip compared) {
        if (compared.label() != RoundTripResult.EXACT) {
            throw refusal(compared.reason());
        }
    }

    private static Refusal refusal(String reason) {
        return Refusal.unusable(
                "The processes that measure could not make the same object: %s".formatted(reason), List.of());
    }
}
