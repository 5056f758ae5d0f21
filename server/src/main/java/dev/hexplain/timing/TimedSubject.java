package dev.hexplain.timing;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.hexplain.codecs.objects.ObjectCopy;

/** What codecs are measured with; each process that measures makes it anew. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
@JsonSubTypes({
    @JsonSubTypes.Type(value = TimedSubject.OfSample.class, name = "sample"),
    @JsonSubTypes.Type(value = TimedSubject.OfObject.class, name = "object")
})
public sealed interface TimedSubject {
    /** How large it is, in the unit of its sample, or elements of its lists; 0 where it was not given. */
    int elements();

    /**
     * A sample.
     *
     * @param id its id
     * @param values JSON: values that replace those of the sample
     * @param size how large it is, in its own unit; 0 where it has none
     */
    record OfSample(String id, String values, int size) implements TimedSubject {
        @Override
        public int elements() {
            return size;
        }
    }

    /** An object that was made in another process. */
    record OfObject(ObjectCopy copy, int elements) implements TimedSubject {}
}
