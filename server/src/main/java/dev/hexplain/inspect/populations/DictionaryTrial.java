package dev.hexplain.inspect.populations;

import com.github.luben.zstd.Zstd;
import com.github.luben.zstd.ZstdCompressCtx;
import com.github.luben.zstd.ZstdDictCompress;
import com.github.luben.zstd.ZstdDictTrainer;
import com.github.luben.zstd.ZstdException;
import dev.hexplain.inspect.view.PopulationView.DictionaryView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A zstd dictionary that is trained on some encodings, and tried on others, which were held out: on what it was trained
 * with, any dictionary looks good.
 */
final class DictionaryTrial implements AutoCloseable {
    /** Of encodings that it is trained on; some are held for each codec. */
    private static final int MOST_SAMPLED = 1 << 20;
    /** Its authors recommend many times more samples than dictionary, and 110 kB at most. */
    private static final int SAMPLES_PER_BYTE = 10;

    private static final int LARGEST = 110 << 10;
    private static final int SMALLEST = 256;

    private List<byte[]> samples = new ArrayList<>();
    private int sampled;
    private String refusal = "";
    private int trainedOn;
    private int size;
    private @Nullable ZstdDictCompress dictionary;
    private @Nullable ZstdCompressCtx context;
    private long validationCount;
    private long plain;
    private long with;

    /** Takes an encoding to train on. */
    void sample(byte[] bytes) {
        if (sampled + bytes.length <= MOST_SAMPLED) {
            samples.add(bytes);
            sampled += bytes.length;
        }
    }

    /** Makes the dictionary of the samples, which are let go. */
    void train() {
        trainedOn = samples.size();
        if (trainedOn == 0) {
            refusal = "there is nothing to train one on";
            return;
        }
        int capacity = Math.clamp(sampled / SAMPLES_PER_BYTE, SMALLEST, LARGEST);
        ZstdDictTrainer trainer = new ZstdDictTrainer(sampled, capacity);
        samples.forEach(trainer::addSample);
        samples = List.of();
        try {
            byte[] trained = trainer.trainSamples();
            size = trained.length;
            dictionary = new ZstdDictCompress(trained, Zstd.defaultCompressionLevel());
            context = new ZstdCompressCtx();
            context.loadDict(dictionary);
        } catch (ZstdException few) {
            refusal = "zstd makes none of so few (%d to train on): %s".formatted(trainedOn, few.getMessage());
        }
    }

    /** Tries it on an encoding that was held out, and has a size without it. */
    void measure(byte[] bytes, int withoutIt) {
        if (context != null) {
            validationCount++;
            plain += withoutIt;
            with += context.compress(bytes).length;
        }
    }

    /** Why there is no dictionary; empty where there is one. */
    String refusal() {
        return context != null && validationCount == 0 ? "nothing was held out to try a dictionary on" : refusal;
    }

    /**
     * What became of it; null where there is none.
     *
     * @param all bytes of all encodings after zstd without it
     */
    @Nullable DictionaryView view(long all) {
        if (context == null || validationCount == 0) {
            return null;
        }
        long estimate = Math.round((double) all * with / plain);
        return new DictionaryView(size, trainedOn, validationCount, plain, with, estimate);
    }

    @Override
    public void close() {
        if (context != null) {
            context.close();
        }
        if (dictionary != null) {
            dictionary.close();
        }
    }
}
