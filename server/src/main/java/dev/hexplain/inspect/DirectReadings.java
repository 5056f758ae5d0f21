package dev.hexplain.inspect;

import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.SourceStream;
import dev.hexplain.decode.Formats;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.carve.Carver;
import dev.hexplain.inspect.captures.CaptureReading;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.common.Scratch;
import dev.hexplain.inspect.dumps.CandidateViews;
import dev.hexplain.inspect.dumps.Carvings;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.formats.ProvidedFiles;
import dev.hexplain.inspect.layers.LayersViews;
import dev.hexplain.inspect.layers.UnwrappedSource;
import dev.hexplain.inspect.trees.DirectReading;
import dev.hexplain.inspect.view.CandidatesView;
import dev.hexplain.inspect.view.CarvingsView;
import dev.hexplain.inspect.view.LayersView;
import java.io.IOException;
import java.io.OutputStream;
import java.util.OptionalLong;

/** Decodes files and streams without a data folder: the use cases of the command line. */
public final class DirectReadings {
    private final Detector detector;
    private final DumpLimits bounds;
    private final ProvidedFiles brought;

    public DirectReadings(DumpLimits bounds) {
        this(bounds, ProvidedFiles.NONE);
    }

    /** Reads dumps with provided schemas and descriptors. */
    public DirectReadings(DumpLimits bounds, ProvidedFiles brought) {
        this(bounds, Detector.standard(), brought);
    }

    /** Reads in these formats only. */
    public DirectReadings(DumpLimits bounds, Formats formats) {
        this(bounds, new Detector(formats), ProvidedFiles.NONE);
    }

    private DirectReadings(DumpLimits bounds, Detector detector, ProvidedFiles brought) {
        this.bounds = bounds;
        this.detector = detector;
        this.brought = brought;
    }

    /** Reads a dump. */
    public DirectReading read(DumpInput dump, DecodeChoices choices) throws IOException {
        return DirectReading.of(dump.open(), choices, detector.knowing(choices.format(), brought), bounds);
    }

    /** Reads a capture. */
    public CaptureReading capture(DumpInput dump, DecodeChoices choices) throws IOException {
        return CaptureReading.of(dump.open(), choices, detector.knowing(choices.format(), brought), bounds);
    }

    /** Writes what is inside the layers of a dump. */
    public void copy(DumpInput from, DecodeChoices choices, OutputStream to) throws IOException {
        try (Source dump = from.open();
                Scratch scratch = new Scratch()) {
            LayerPath layers = detector.layers(dump, choices).path();
            try (Source inside =
                    UnwrappedSource.of(dump, layers, bounds, scratch).inside()) {
                new SourceStream(inside).transferTo(to);
            }
        }
    }

    /** How a dump can be read. */
    public CandidatesView candidates(DumpInput from) throws IOException {
        try (Source dump = from.open()) {
            return new CandidateViews(detector).of(dump, DecodeChoices.AUTO);
        }
    }

    /** The formats embedded in a dump, or inside layers of it: at most 10,000. */
    public CarvingsView carvings(DumpInput from, String layers) throws IOException {
        try (Source dump = from.open();
                Scratch scratch = new Scratch()) {
            LayerPath path = detector.layers(dump, layersOnly(layers)).path();
            try (Source inside = UnwrappedSource.of(dump, path, bounds, scratch).inside()) {
                return new Carvings(detector.formats()).page(dump.name(), inside, path, 0, Carver.MOST);
            }
        }
    }

    /** The layers around a dump's bytes, with their sizes and what is wrong with them. */
    public LayersView layers(DumpInput from, String layers) throws IOException {
        DecodeChoices choices = layersOnly(layers);
        try (Source dump = from.open();
                Scratch scratch = new Scratch()) {
            UnwrappedSource unwrapped =
                    UnwrappedSource.of(dump, detector.layers(dump, choices).path(), bounds, scratch);
            try (Source inside = unwrapped.inside()) {
                return LayersViews.of(
                        dump.length(), unwrapped.unwrapped(), new CandidateViews(detector).of(dump, choices));
            }
        }
    }

    private static DecodeChoices layersOnly(String layers) {
        return new DecodeChoices(DecodeChoices.DETECT, layers, OptionalLong.empty());
    }
}
