package dev.hexplain.cli;

import dev.hexplain.api.ClientLimits;
import java.util.List;
import picocli.CommandLine.Model.OptionSpec;

/** Options that limit what one client of a server may ask for: who has a token. */
final class ClientOptions {
    private final Argument<Integer> requests = Argument.option(
            int.class,
            OptionSpec.builder("--client-requests")
                    .paramLabel("N")
                    .defaultValue("${env:HEXPLAIN_CLIENT_REQUESTS:-" + ClientLimits.USUAL.requests() + "}")
                    .description("Limit of requests a second of who has a token (default: ${DEFAULT-VALUE})."));

    private final Argument<Long> bytes = Argument.option(
            long.class,
            OptionSpec.builder("--client-bytes")
                    .paramLabel("SIZE")
                    .defaultValue("${env:HEXPLAIN_CLIENT_BYTES:-" + (ClientLimits.USUAL.bytes() >> 30) + "g}")
                    .converters(new ByteCount())
                    .description("Limit of bytes sent a minute of who has a token (default: ${DEFAULT-VALUE})."));

    private final Argument<Integer> decodings = Argument.option(
            int.class,
            OptionSpec.builder("--client-decodings")
                    .paramLabel("N")
                    .defaultValue("${env:HEXPLAIN_CLIENT_DECODINGS:-" + ClientLimits.USUAL.decodings() + "}")
                    .description("Limit of decodings a minute of who has a token (default: ${DEFAULT-VALUE})."));

    private final Argument<Integer> streams = Argument.option(
            int.class,
            OptionSpec.builder("--client-streams")
                    .paramLabel("N")
                    .defaultValue("${env:HEXPLAIN_CLIENT_STREAMS:-" + ClientLimits.USUAL.streams() + "}")
                    .description("Limit of event streams at a time of who has a token (default: ${DEFAULT-VALUE})."));

    /** In the order of the help text. */
    List<Argument<?>> arguments() {
        return List.of(requests, bytes, decodings, streams);
    }

    ClientLimits limits() {
        return new ClientLimits(requests.value(), bytes.value(), decodings.value(), streams.value());
    }
}
