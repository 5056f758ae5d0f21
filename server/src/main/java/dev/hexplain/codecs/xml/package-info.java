/** Codecs of XML: {@link dev.hexplain.codecs.xml.XmlCodecs} lists its configurations. Imports {@code codecs}. */
@NullMarked
package dev.hexplain.codecs.xml;

import org.jspecify.annotations.NullMarked;
