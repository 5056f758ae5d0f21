package dev.hexplain.timing;

import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.hexplain.codecs.objects.ObjectCopy;
import dev.hexplain.codecs.objects.ObjectSubject;
import dev.hexplain.codecs.objects.StreamObjects;
import dev.hexplain.codecs.samples.Sample;
import dev.hexplain.codecs.samples.Samples;
import dev.hexplain.codecs.samples.WrongSampleValues;
import dev.hexplain.codecs.subjects.Subject;
import dev.hexplain.decoders.javaserialization.JavaSerialization;
import java.io.IOException;
import java.util.NoSuchElementException;
import java.util.OptionalInt;

/** An object, made in the process that measures. */
record TimedObject(Subject subject, Object object) {
    private static final JsonMapper JSON = new JsonMapper();

    static TimedObject of(TimedSubject subject) throws IOException, WrongSampleValues {
        return switch (subject) {
            case TimedSubject.OfSample(String id, String values, int size) -> ofSample(id, values, size);
            case TimedSubject.OfObject(ObjectCopy copy, int _) -> ofCopy(copy);
        };
    }

    private static TimedObject ofSample(String id, String values, int size) throws IOException, WrongSampleValues {
        Sample sample = Samples.get(id).orElseThrow(() -> new NoSuchElementException("No sample " + id));
        OptionalInt length = size == 0 ? OptionalInt.empty() : OptionalInt.of(size);
        return new TimedObject(sample, sample.build(JSON.readTree(values), length));
    }

    private static TimedObject ofCopy(ObjectCopy copy) {
        StreamObjects made = copy.make(new JavaSerialization(), copy.define());
        Object object = made.objects().findFirst().orElseThrow();
        return new TimedObject(ObjectSubject.of(object, made.classes()), object);
    }
}
