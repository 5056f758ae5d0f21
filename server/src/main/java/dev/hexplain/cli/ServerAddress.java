package dev.hexplain.cli;

import java.net.URI;
import java.net.URISyntaxException;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the address of a server; what is none is not repeated, since it may hold a password. */
final class ServerAddress implements ITypeConverter<URI> {
    @Override
    public URI convert(String text) {
        try {
            return new URI(text);
        } catch (URISyntaxException e) {
            throw new TypeConversionException("it is no address, such as https://host:port");
        }
    }
}
